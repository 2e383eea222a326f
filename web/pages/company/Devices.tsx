import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { toast } from '../../parts/notices.tsx';
import { sheet } from '../../parts/TableBar.tsx';
import { said } from '../said.ts';
import { companyWords } from './words.ts';

/** How many pages share this seat, and a way to be the only one again. */
export function Devices({ count }: { count: number }) {
  const { devices } = companyWords.value;
  const withdraw = async () => {
    sheet.value = null;
    if (await said(send.renewPass())) toast(devices.done, 'shield');
  };
  return (
    <div class="notice">
      <span class="grow" role="status">
        {devices.count(count)}
      </span>
      <Button size="mini" icon="shield" onPress={withdraw}>
        {devices.withdraw}
      </Button>
      <p class="hint">{devices.hint}</p>
    </div>
  );
}
