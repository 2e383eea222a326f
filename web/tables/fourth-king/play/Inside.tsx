import type { Inside } from '../../../../engine/fourth-king/things.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { pictureAddress } from '../pictures.ts';
import { useTable } from '../table.ts';

/** What was in a gift, once it is open. Its picture is asked for only now. */
export function InsideOf({ inside }: { inside: Inside }) {
  const { t, room } = useTable();
  const { title, note, link, picture } = inside;
  return (
    <>
      {picture !== null && (
        <img
          class="photo"
          src={pictureAddress(room.code, picture)}
          alt={t.parcel.picture(title)}
          referrerpolicy="no-referrer"
          decoding="async"
        />
      )}
      {note !== null && (
        <p class="giftnote" dir="auto">
          <bdi>{note}</bdi>
        </p>
      )}
      {link !== null && <Link to={link} />}
    </>
  );
}

/** A link of somebody's: where it leads stands there before it is followed. */
function Link({ to }: { to: string }) {
  const { t } = useTable();
  return (
    <p>
      <a href={to} target="_blank" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer">
        <Icon name="link" />
        {t.parcel.link}
      </a>{' '}
      <span class="tiny soft">
        {t.parcel.linkNote} <bdi dir="ltr">{hostOf(to)}</bdi>
      </span>
    </p>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
