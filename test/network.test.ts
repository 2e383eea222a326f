import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesIn } from '../tools/network.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '02:00:00:00:00:01',
  cidr: null,
});

test('a machine is found under the address that its home gives it, before those of other networks', () => {
  const sixth: NetworkInterfaceInfo = { ...at('fd00::2'), family: 'IPv6', scopeid: 0 };
  const home = { lo: [at('127.0.0.1', true)], eth0: [at('10.1.2.3'), sixth], wlan0: [at('192.168.1.5')] };
  expect(addressesIn(home)).toEqual(['192.168.1.5', '10.1.2.3']);
  expect(addressesIn({ eth0: [at('203.0.113.5')], eth1: [at('172.20.0.9')] })).toEqual(['172.20.0.9', '203.0.113.5']);
});

test('networks of containers and tunnels are told only when there is no other', () => {
  const tunnel = { utun4: [at('10.9.9.9')] };
  expect(addressesIn({ docker0: [at('172.17.0.1')], en0: [at('192.168.0.7')], ...tunnel })).toEqual(['192.168.0.7']);
  expect(addressesIn(tunnel)).toEqual(['10.9.9.9']);
});

test('a machine without a network has no address', () => {
  expect(addressesIn({ lo: [at('127.0.0.1', true)], wlan0: [at('169.254.7.7')], gone: undefined })).toEqual([]);
});
