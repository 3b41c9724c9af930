import { createFakeClock } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { Peer } from '@latchkey/sandbox/peer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BASE, ETHEREUM, never, SHOP, SOLANA } from './testing/fixtures.ts'
import { aPeer, aSite, untilEmitted } from './testing/site.ts'

const [ada, grace] = SANDBOX_ACCOUNTS
const SIGN = ['personal_sign', ['hello', ada.address]] as const

let sandbox: Sandbox<'chains' | 'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

async function joined(networks = [ETHEREUM]) {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const session = await site.join(peer, networks)
  return { site, peer, session, channel: site.relay.channel(session.topic) }
}

test('messages, structured data and transactions are signed by the wallet, on their own network', async () => {
  const { peer, channel } = await joined([ETHEREUM, BASE])
  const types = { Mail: [{ name: 'text', type: 'string' }], EIP712Domain: [] }
  const mail = { domain: { chainId: 8453 }, types, primaryType: 'Mail', message: { text: 'hi' } }
  const signMail = ['eth_signTypedData_v4', [ada.address, JSON.stringify(mail)]] as const

  const signature = await channel.request('eip155:1', ...SIGN)
  const signedMail = await channel.request('eip155:8453', ...signMail)
  const hash = await channel.request('eip155:8453', 'eth_sendTransaction', [
    { from: ada.address, to: grace.address, value: '0x1' },
  ])

  const [method, params] = signMail
  expect(channel.transactionEncoding).toBe('base64')
  expect(signature).toBe(await ownSignature(peer))
  expect(signedMail).toBe(await peer.evm.provider.request({ method, params }))
  const receipt = sandbox.chains.get(8453).request('eth_getTransactionReceipt', [hash])
  expect(await receipt).toMatchObject({ status: '0x1' })
  expect(peer.requests.map(({ chainId }) => chainId)).toEqual([
    'eip155:1',
    'eip155:8453',
    'eip155:8453',
  ])
})

test("tabs do not remove each other's sessions, and load sessions that another tab stored", async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const other = site.otherTab()
  await other.relay.pair({ networks: [ETHEREUM], metadata: SHOP }, never())
  const { topic } = await site.join(peer)
  // It stores its own data, which is less.
  await other.relay.pair({ networks: [ETHEREUM], metadata: SHOP }, never())

  const loaded = await other.relay.resume(topic, never())
  const resumed = await site.reload().relay.resume(topic, never())

  expect(loaded).toMatchObject({ topic })
  expect(await other.relay.channel(topic).request('eip155:1', ...SIGN)).toBe(
    await ownSignature(peer),
  )
  expect(resumed).toMatchObject({ topic })
  expect(other.emitted('closed')).toEqual([])
})

test('a Solana message is signed in the same session', async () => {
  const { peer, channel } = await joined([ETHEREUM, SOLANA])

  const answer = await channel.request(SOLANA.id, 'solana_signMessage', {
    message: '111111',
    pubkey: peer.addresses.solana,
  })

  expect(answer).toMatchObject({
    signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/),
  })
})

test('the code of refusals and errors of the wallet is preserved', async () => {
  const { peer, channel } = await joined()

  peer.evm.behave('reject')
  await expect(channel.request('eip155:1', ...SIGN)).rejects.toMatchObject({
    code: 'wallet.request-rejected',
    cause: { code: 5000 },
  })
  peer.evm.behave({ kind: 'fail', code: -32_000, message: 'out of ink' })
  await expect(channel.request('eip155:1', ...SIGN)).rejects.toMatchObject({
    code: 'wallet.failed',
    cause: { code: -32_000, message: 'out of ink' },
  })
})

test.each<readonly [string, readonly unknown[], string]>([
  ['personal_sign', SIGN[1], 'wallet.failed'],
  ['eth_sendTransaction', [{ from: ada.address, to: grace.address }], 'transfer.unknown'],
])('%s that the wallet does not answer, case %#', async (method, params, code) => {
  const clock = createFakeClock(Date.now())
  const [site, peer] = [aSite(sandbox, { clock }), await aPeer(sandbox)]
  const { topic } = await site.join(peer, [ETHEREUM])
  peer.evm.behave('ask')
  const request = site.relay.channel(topic).request('eip155:1', method, params)
  await peer.evm.nextPrompt()

  await clock.advance(290_000)

  await expect(request).rejects.toMatchObject({ code })
})

test('a request that the wallet did not grant is not sent', async () => {
  const { peer, channel, site } = await joined()

  const foreign = channel.request('eip155:10', ...SIGN)
  await expect(foreign).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  const unknown = channel.request('eip155:1', 'eth_getEncryptionPublicKey', [])
  await expect(unknown).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
  const ended = site.relay.channel('no-such-topic').request('eip155:1', ...SIGN)
  await expect(ended).rejects.toMatchObject({ code: 'wallet.disconnected' })

  expect(peer.requests).toEqual([])
})

test('an abort ends a request, and a request that is answered twice settles once', async () => {
  const { peer, channel } = await joined()
  const abort = new AbortController()
  peer.evm.behave('ask')
  const left = channel.request('eip155:1', ...SIGN, abort.signal)
  await peer.evm.nextPrompt()

  abort.abort()
  await expect(left).rejects.toMatchObject({ code: 'aborted' })
  await peer.evm.decide('reject')
  peer.evm.behave('approve')
  peer.answerTwice('0xagain')

  expect(await channel.request('eip155:1', ...SIGN)).toBe(await ownSignature(peer))
})

test('a change of account or network is emitted once, although it arrives three times', async () => {
  const { site, peer, session } = await joined([ETHEREUM, BASE])
  const { topic } = session
  sandbox.relay.disturb({ copies: 3 })

  await peer.switchAccount(1)
  await peer.switchChain(8453)
  await peer.emit('eip155:1', 'accountsChanged', [ada.address])

  await untilEmitted(site, 'accounts', 2)
  expect(site.emitted('accounts')).toEqual([
    { type: 'accounts', topic, accounts: [`eip155:1:${grace.address}`, `eip155:1:${ada.address}`] },
    { type: 'accounts', topic, accounts: [`eip155:1:${ada.address}`] },
  ])
  expect(site.emitted('moved')).toEqual([{ type: 'moved', topic, networkId: 'eip155:8453' }])
})

test('an account or a network that was never approved is not followed', async () => {
  const { site, peer, session } = await joined([ETHEREUM, BASE])
  const [, grace] = peer.evm.accounts()
  const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  expect(session.accounts.join()).not.toContain(stranger)

  await peer.emit('eip155:1', 'accountsChanged', [stranger])
  await peer.emit('eip155:1', 'accountsChanged', [`eip155:1:${stranger.toLowerCase()}`])
  await peer.emit('eip155:1', 'accountsChanged', [stranger, grace])
  await peer.emit('eip155:1', 'chainChanged', 10)
  await peer.emit('eip155:1', 'chainChanged', 8453)

  await untilEmitted(site, 'moved')
  expect(site.emitted('moved')).toMatchObject([{ networkId: 'eip155:8453' }])
  expect(site.emitted('accounts')).toMatchObject([{ accounts: [`eip155:1:${grace}`] }])
})

test.each([
  ['a number', 8453],
  ['hexadecimal', '0x2105'],
  ['a CAIP-2 id', 'eip155:8453'],
  ['a text', '8453'],
])('a network in the form %s is read', async (_how, data) => {
  const { site, peer } = await joined([ETHEREUM, BASE])

  await peer.emit('eip155:8453', 'chainChanged', data)

  await untilEmitted(site, 'moved')
  expect(site.emitted('moved')).toMatchObject([{ networkId: 'eip155:8453' }])
})

test('the wallet extends the session: requested parts are added, others are left out', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', chains: ['eip155:1'] })
  const session = await site.join(peer, [ETHEREUM, BASE])
  const evm = peer.granted()['eip155']
  if (evm === undefined) throw new Error('Nothing was granted')
  const accounts = [...evm.accounts, `eip155:8453:${ada.address}`, `eip155:666:${ada.address}`]
  const cosmos = { chains: ['cosmos:hub'], accounts: ['cosmos:hub:abc'], methods: [], events: [] }

  await peer.update({
    eip155: { ...evm, chains: ['eip155:1', 'eip155:8453', 'eip155:666'], accounts },
    cosmos,
  })

  await untilEmitted(site, 'changed')
  expect(session.networkIds).toEqual(['eip155:1'])
  expect(site.emitted('changed')[0]?.session).toMatchObject({
    networkIds: ['eip155:1', 'eip155:8453'],
    accounts: expect.not.arrayContaining([`eip155:666:${ada.address}`]),
  })
})

test('a granted network needs no request; another one is requested and then granted', async () => {
  const { peer, channel, site, session } = await joined([ETHEREUM, BASE])
  const toBase = [{ chainId: '0x2105' }]

  expect(await channel.request('eip155:1', 'wallet_switchEthereumChain', toBase)).toBeNull()
  expect(peer.requests).toEqual([])

  const [other, wallet] = [aSite(sandbox), peer]
  const alone = await other.join(wallet, [ETHEREUM])
  const line = other.relay.channel(alone.topic)
  expect(await line.request('eip155:1', 'wallet_switchEthereumChain', toBase)).toBeNull()
  expect(peer.requests.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
  expect(other.emitted('changed').at(-1)?.session.networkIds).toEqual(['eip155:1', 'eip155:8453'])
  expect(await line.request('eip155:8453', ...SIGN)).toBe(await ownSignature(peer))
  expect(session.topic).not.toBe(alone.topic)
  expect(site.emitted('closed')).toEqual([])
})

test('a network that the wallet refuses is not part of the session', async () => {
  const { peer, channel, site } = await joined([ETHEREUM])
  peer.evm.behave('reject')

  const switching = channel.request('eip155:1', 'wallet_switchEthereumChain', [
    { chainId: '0x2105' },
  ])

  await expect(switching).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  const signing = channel.request('eip155:8453', ...SIGN)
  await expect(signing).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  expect(site.emitted('changed')).toEqual([])
})

test('capabilities that came with the session need no request', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const abilities = { atomic: { status: 'supported' } }
  const capabilities = JSON.stringify({ [ada.address]: { '0x1': abilities } })
  peer.take({ kind: 'approve', properties: { capabilities } })

  const session = await site.join(peer)
  const channel = site.relay.channel(session.topic)
  const known = await channel.request('eip155:1', 'wallet_getCapabilities', [ada.address])
  const unknown = await channel.request('eip155:1', 'wallet_getCapabilities', [grace.address])

  expect(session.capabilities).toEqual({ [`eip155:1:${ada.address}`]: abilities })
  expect(known).toEqual({ '0x1': abilities })
  expect(unknown).not.toEqual(known)
  expect(peer.requests.map(({ method }) => method)).toEqual(['wallet_getCapabilities'])
})

test('a session is resumed after a reload without a request', async () => {
  const { site, peer, session } = await joined()

  const again = site.reload()
  const resumed = await again.relay.resume(session.topic, never())

  expect(resumed).toEqual(session)
  expect(peer.proposals).toHaveLength(1)
  expect(peer.requests).toEqual([])
  const signature = await again.relay.channel(session.topic).request('eip155:1', ...SIGN)
  expect(signature).toBe(await ownSignature(peer))
})

test('changes of the wallet while the page was closed are applied', async () => {
  const { site, peer, session } = await joined([ETHEREUM, BASE])
  const evm = peer.granted()['eip155']
  if (evm === undefined) throw new Error('Nothing was granted')

  site.relay.stop()
  await peer.update({ eip155: { ...evm, accounts: [`eip155:8453:${grace.address}`] } })
  const again = site.reload()
  await again.relay.resume(session.topic, never())

  await untilEmitted(again, 'changed')
  expect(again.emitted('changed').at(-1)?.session.accounts).toEqual([
    `eip155:8453:${grace.address}`,
  ])
})

test('a session that the wallet ended while the page was closed is reported as ended, with the reason', async () => {
  const { site, peer, session } = await joined()
  const { topic } = session

  site.relay.stop()
  await peer.end()
  const again = site.reload()
  const resumed = await again.relay.resume(topic, never())

  expect(resumed).toBeUndefined()
  expect(again.emitted('closed')).toEqual([{ type: 'closed', topic, reason: 'wallet' }])
  const reopened = again.reload()
  expect(await reopened.relay.resume(topic, never())).toBeUndefined()
  expect(reopened.emitted('closed')).toEqual([{ type: 'closed', topic, reason: 'unknown' }])
})

test('an unreachable wallet or relay does not end a session', async () => {
  const { site, peer, session } = await joined()

  await peer.goAway()
  const again = site.reload()
  expect(await again.relay.resume(session.topic, never())).toEqual(session)
  sandbox.relay.disturb({ refuses: 'not-yet-valid' })
  const refused = again.reload()

  expect(await refused.relay.resume(session.topic, never())).toEqual(session)
  expect(refused.emitted('closed')).toEqual([])
  expect(refused.emitted('trouble')[0]).toEqual({ type: 'trouble', kind: 'clock' })
})

test('the wallet ends the session: emitted once, and pending requests end', async () => {
  const { site, peer, session, channel } = await joined()
  peer.evm.behave('never-answer')
  const waiting = channel.request('eip155:1', ...SIGN)
  await expect.poll(() => peer.requests.length).toBe(1)

  const ended = expect(waiting).rejects.toMatchObject({ code: 'wallet.disconnected' })
  await peer.end()

  await ended
  await untilEmitted(site, 'closed')
  expect(site.emitted('closed')).toEqual([
    { type: 'closed', topic: session.topic, reason: 'wallet' },
  ])
  await expect(channel.request('eip155:1', ...SIGN)).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})

test('the website ends the session: only the wallet is notified', async () => {
  const { site, peer, session, channel } = await joined()
  peer.evm.behave('never-answer')
  const waiting = channel.request('eip155:1', ...SIGN)
  const ended = expect(waiting).rejects.toMatchObject({ code: 'wallet.disconnected' })
  await expect.poll(() => peer.requests.length).toBe(1)

  await site.relay.close(session.topic)

  await ended
  await expect.poll(() => peer.topics()).toEqual([])
  expect(site.emitted('closed')).toEqual([])
  expect(await site.reload().relay.resume(session.topic, never())).toBeUndefined()
})

test('requests survive a relay that is killed in their middle; the connection state is emitted', async () => {
  const { site, peer, channel } = await joined()
  peer.evm.behave('ask')

  const waiting = channel.request('eip155:1', ...SIGN)
  await peer.evm.nextPrompt()
  sandbox.relay.kill()
  await peer.evm.decide('approve')

  expect(await waiting).toBe(await ownSignature(peer))
  expect(site.emitted('line').map(({ isUp }) => isUp)).toEqual(
    expect.arrayContaining([true, false, true]),
  )
})

test('a request whose call was lost with the connection is sent again', async () => {
  const { peer, channel } = await joined()
  sandbox.relay.disturb({ dropsAnswers: true })
  peer.evm.behave('ask')
  const waiting = channel.request('eip155:1', ...SIGN)
  await peer.evm.nextPrompt()

  sandbox.relay.disturb({})
  sandbox.relay.kill()
  await peer.evm.decide('approve')

  expect(await waiting).toBe(await ownSignature(peer))
  expect(peer.requests).toHaveLength(1)
})

/** The signature of the same key, made without a relay. */
function ownSignature(peer: Peer): Promise<unknown> {
  peer.evm.behave('approve')
  const [method, params] = SIGN
  return peer.evm.provider.request({ method, params })
}
