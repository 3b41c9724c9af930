import { expect, test, vi } from 'vitest'
import { addressOf, type PairedSession, type RelayPort } from '../contract/index.ts'
import { noAbort, type RelayFixtureFactory, watchedRelay } from './relay-fixture.ts'

/** Requests a signature of a text by the session's first account. */
function sign(
  port: RelayPort,
  { topic, accounts }: Pick<PairedSession, 'topic' | 'accounts'>,
  signal?: AbortSignal,
): Promise<unknown> {
  const params = ['0x68656c6c6f', accounts[0] && addressOf(accounts[0])]
  return port.channel(topic).request('eip155:1', 'personal_sign', params, signal)
}

/** Tests the guarantees of sessions and requests. */
export function relaySessionCases(factory: RelayFixtureFactory): void {
  test('a request is answered by the wallet', async () => {
    const { port, connect } = await watchedRelay(factory)
    const session = await connect()

    expect(await sign(port, session)).toMatch(/^0x[0-9a-f]+$/)
  })

  test('a request that the owner refuses says so', async () => {
    const { port, peer, connect } = await watchedRelay(factory)
    const session = await connect()
    peer.behave('reject')

    await expect(sign(port, session)).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  })

  test('an abort ends a request', async () => {
    const { port, peer, connect } = await watchedRelay(factory)
    const session = await connect()
    peer.behave('silent')
    const abort = new AbortController()
    const ended = expect(sign(port, session, abort.signal)).rejects.toMatchObject({
      code: 'aborted',
    })

    abort.abort()

    await ended
  })

  test('a request that the wallet did not grant is refused here', async () => {
    const { port, connect } = await watchedRelay(factory)
    const { topic } = await connect()
    const channel = port.channel(topic)

    await expect(channel.request('eip155:10', 'personal_sign', [])).rejects.toMatchObject({
      code: 'wallet.chain-unknown',
    })
    await expect(channel.request('eip155:1', 'eth_decrypt', [])).rejects.toMatchObject({
      code: 'wallet.unsupported-method',
    })
    await expect(sign(port, { topic: 'no-such-topic', accounts: [] })).rejects.toMatchObject({
      code: 'wallet.disconnected',
    })
  })

  test('only what the wallet granted waits for its owner', async () => {
    const { port, connect } = await watchedRelay(factory)
    const { topic } = await connect()
    const question = { networkId: 'eip155:1', method: 'personal_sign', params: [] } as const

    expect(port.isForOwner(topic, question)).toBe(true)
    expect(port.isForOwner(topic, { ...question, networkId: 'eip155:10' })).toBe(false)
    expect(port.isForOwner(topic, { ...question, method: 'eth_blockNumber' })).toBe(false)
    expect(port.isForOwner('no-such-topic', question)).toBe(false)
  })

  test('another network of the wallet is emitted once', async () => {
    const { port, peer, changes, connect } = await watchedRelay(factory)
    const { topic } = await connect()
    const unwatched = vi.fn()
    port.watch(unwatched)()

    await peer.switchNetwork('eip155:8453')

    const moves = () => changes.filter(({ type }) => type === 'moved')
    await expect.poll(moves).toEqual([{ type: 'moved', topic, networkId: 'eip155:8453' }])
    expect(unwatched).not.toHaveBeenCalled()
  })

  test('a session is resumed after a reload', async () => {
    const { connect, reload } = await watchedRelay(factory)
    const session = await connect()

    const again = reload()

    expect(await again.resume(session.topic, noAbort())).toEqual(session)
    expect(await sign(again, session)).toMatch(/^0x/)
  })

  test('a session that is over is not resumed, and the reason is emitted before', async () => {
    const { port, changes } = await watchedRelay(factory)

    expect(await port.resume('no-such-topic', noAbort())).toBeUndefined()

    expect(changes.filter(({ type }) => type === 'closed')).toEqual([
      { type: 'closed', topic: 'no-such-topic', reason: 'unknown' },
    ])
  })

  test('the wallet ends the session: emitted once, and pending requests end', async () => {
    const { port, peer, changes, connect } = await watchedRelay(factory)
    const session = await connect()
    peer.behave('silent')
    const ended = expect(sign(port, session)).rejects.toMatchObject({ code: 'wallet.disconnected' })

    await peer.end()

    await ended
    const { topic } = session
    const closed = () => changes.filter(({ type }) => type === 'closed')
    await expect.poll(closed).toEqual([{ type: 'closed', topic, reason: 'wallet' }])
    await expect(sign(port, session)).rejects.toMatchObject({ code: 'wallet.disconnected' })
  })

  test('the website ends the session: pending requests end, and nothing is emitted', async () => {
    const { port, peer, changes, connect } = await watchedRelay(factory)
    const session = await connect()
    peer.behave('silent')
    const ended = expect(sign(port, session)).rejects.toMatchObject({ code: 'wallet.disconnected' })

    await port.close(session.topic)

    await ended
    expect(changes.filter(({ type }) => type === 'closed')).toEqual([])
    expect(await port.resume(session.topic, noAbort())).toBeUndefined()
  })

  test('closing an unknown session does nothing', async () => {
    const { port, changes } = await watchedRelay(factory)

    await expect(port.close('no-such-topic')).resolves.toBeUndefined()

    expect(changes.filter(({ type }) => type === 'closed')).toEqual([])
  })

  test('a stop ends pending requests, and the session stays in the wallet', async () => {
    const { port, peer, connect, reload } = await watchedRelay(factory)
    const session = await connect()
    peer.behave('silent')
    const ended = expect(sign(port, session)).rejects.toMatchObject({ code: 'aborted' })

    port.stop()

    await ended
    peer.behave('approve')
    expect(await reload().resume(session.topic, noAbort())).toEqual(session)
  })
}
