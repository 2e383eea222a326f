import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks of containers, virtual machines and tunnels: no phone is in them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|cni|flannel|tun|tap|utun|wg|tailscale|zt)/i;
/** What homes use, the most likely first. */
const HOMELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Under which addresses others in the same network reach this machine, the most likely first. */
export function addressesIn(interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, isVirtual: VIRTUAL.test(name), rank: rankOf(address) })),
  );
  const real = found.filter(({ isVirtual }) => !isVirtual);
  return (real.length > 0 ? real : found).sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

function rankOf(address: string): number {
  const rank = HOMELY.findIndex(network => network.test(address));
  return rank === -1 ? HOMELY.length : rank;
}
