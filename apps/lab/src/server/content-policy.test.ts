import { bitcoin, bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { solana, solanaAdapter } from '@latchkey/adapter-solana'
import { contentPolicy, listRequests } from '@latchkey/core/requests'
import { frameAuth } from '@latchkey/frame'
import { walletConnect } from '@latchkey/walletconnect'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { readmePolicy } from '../../../../scripts/lib/readme-policy.mjs'
import { labRequests } from './content-policy.ts'

/** Its nodes are the blockchain API's: those that viem names are another choice with each version. */
const ethereum = {
  ...mainnet,
  rpcUrls: { default: { http: ['https://rpc.walletconnect.org/v1'] } },
}

test('the README shows the policy of a site that uses everything of the public services', async () => {
  const requests = await listRequests({
    projectId: 'p1',
    networks: [ethereum, solana, bitcoin],
    adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
    walletConnect: walletConnect(),
    auth: frameAuth(),
  })

  expect(readmePolicy()).toBe(contentPolicy(requests))
})

test('the switches of the lab decide what its page may request', async () => {
  const addresses = {
    blockchainApi: 'http://127.0.0.1:4402',
    walletApi: 'http://127.0.0.1:4403',
    analytics: 'http://127.0.0.1:4499',
    relay: 'ws://127.0.0.1:4406',
    solana: 'http://127.0.0.1:4411',
    bitcoin: 'http://127.0.0.1:4412',
    secureSite: 'http://127.0.0.1:4401',
    control: 'http://127.0.0.1:4410',
    nodes: { 1: 'http://127.0.0.1:4404' },
  }

  // The mailbox is a link.
  const requests = (switches: Readonly<Record<string, string>>) =>
    labRequests({ ...addresses, mail: 'http://127.0.0.1:4407' }, switches)
  const origins = async (switches: Readonly<Record<string, string>>) =>
    (await requests(switches)).map(({ origin }) => origin)
  const frames = async (switches: Readonly<Record<string, string>>) =>
    (await requests(switches)).filter(({ kind }) => kind === 'frame').map(({ origin }) => origin)

  const all = await origins({})
  expect(all).toEqual(expect.arrayContaining(Object.values(addresses).filter(isText)))
  expect(await origins({ logins: 'false' })).not.toContain(addresses.secureSite)
  expect(await origins({ relay: 'false' })).not.toContain(addresses.relay)
  expect(await origins({ 'features.analytics': 'false' })).not.toContain(addresses.analytics)
  expect(await frames({})).not.toContain("'self'")
  expect(await frames({ story: 'phone' })).toContain("'self'")
})

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
