import type { ComponentChildren } from 'preact';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../../../../engine/fourth-king/parcels.ts';
import { Segments, Tiles } from '../../../parts/choices.tsx';
import { PaperDrawing, ParcelDrawing } from '../../../parts/Parcel.tsx';
import { giftsWords, wrapWords } from '../words.ts';
import type { Draft, Fault } from './draft.ts';
import { TextField } from './TextField.tsx';

type Props = { draft: Draft; onChange: (change: Partial<Draft>) => void; fault: Fault | null };

/** The outside of a gift: the parcel as the others will see it, and what it is made of. */
export function Wrapping({ draft, onChange, fault }: Props) {
  const { names, looks } = giftsWords.value;
  const t = wrapWords.value.desk;
  const pic = (drawing: ComponentChildren, name: string) => (
    <span class="pic">
      {drawing}
      {name}
    </span>
  );
  return (
    <div class="outside">
      <section class="clothed preview" aria-label={t.preview}>
        <ParcelDrawing {...draft} />
        <p class="vh">{looks(draft)}</p>
        {draft.tag.trim() !== '' && (
          <span class="tagline" dir="auto">
            <bdi>{draft.tag}</bdi>
          </span>
        )}
        <p class="tiny">{t.previewText}</p>
      </section>
      <div class="stack loose deskmain">
        <Tiles
          legend={t.shape}
          min="5rem"
          value={draft.shape}
          onChoose={shape => onChange({ shape })}
          choices={SHAPES.map(value => ({
            value,
            label: pic(<ParcelDrawing {...draft} shape={value} size="l" />, names.shape[value]),
          }))}
        />
        <Tiles
          legend={t.paper}
          min="5rem"
          value={draft.paper}
          onChoose={paper => onChange({ paper })}
          choices={PAPERS.map(value => ({ value, label: pic(<PaperDrawing paper={value} />, names.paper[value]) }))}
        />
        <div class="stack pairs">
          <Segments
            legend={t.ribbon}
            value={draft.ribbon}
            onChoose={ribbon => onChange({ ribbon })}
            choices={RIBBONS.map(value => ({
              value,
              label: (
                <span class="row tight">
                  <span class={`swatch rb-${value}`} />
                  {names.ribbon[value]}
                </span>
              ),
            }))}
          />
          <Segments
            legend={t.size}
            value={draft.size}
            onChoose={size => onChange({ size })}
            choices={SIZES.map(value => ({ value, label: names.size[value] }))}
          />
        </div>
        <TextField field="tag" label={t.tag} hint={t.tagHint} draft={draft} onChange={onChange} fault={fault} />
      </div>
    </div>
  );
}
