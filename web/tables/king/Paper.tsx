import type { ComponentChildren } from 'preact';
import { RoundButton } from '../../parts/Button.tsx';
import { WhoWaits } from '../../parts/TableBar.tsx';
import { useTable } from './table.ts';

type Props = {
  title: ComponentChildren;
  onClose?: (() => void) | undefined;
  children: ComponentChildren;
  footer?: ComponentChildren;
};

/**
 * A sheet of paper on the cloth: it covers the cloth and nothing else, so that the hand can be played beneath it. A tap
 * puts it away, and so does Escape: until then it says whom the table waits for meanwhile.
 */
export function Paper({ title, onClose, children, footer }: Props) {
  const { t } = useTable();
  return (
    <section class="paper arrive">
      <header class="between">
        <h2>{title}</h2>
        {onClose !== undefined && <RoundButton keys="Escape" icon="close" label={t.over.close} onPress={onClose} />}
      </header>
      <div class="paperin">
        {children}
        {onClose !== undefined && (
          <p class="tiny soft">
            <WhoWaits />
          </p>
        )}
      </div>
      {footer !== undefined && <footer class="row">{footer}</footer>}
    </section>
  );
}
