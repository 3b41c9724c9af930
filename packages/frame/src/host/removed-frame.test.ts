import type { AuthPort, NetworkId } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aFrame } from '../testing/a-frame.ts'

type Frame = ReturnType<typeof aFrame>

const BASE: NetworkId = 'eip155:8453'

/** Every call of the port that waits for the frame. */
const CALLS: Readonly<Record<string, (port: AuthPort, signal: AbortSignal) => Promise<unknown>>> = {
  'the user': (port, signal) => port.connect({}, signal),
  'whether the visitor is logged in': (port, signal) => port.isConnected(signal),
  'the account type': (port, signal) => port.setAccountType('eoa', signal),
  'the networks of smart accounts': (port, signal) => port.smartAccountNetworks(signal),
  'the theme': (port, signal) => port.syncTheme({}, signal),
  'the page': (port, signal) => port.syncApp({ sdkVersion: 'x', projectId: 'p' }, signal),
  'signing out': (port, signal) => port.signOut(signal),
  'an e-mail': (port, signal) => port.email.begin('a@b.example', signal),
  'a device': (port, signal) => port.email.awaitDevice(signal),
  'a code': (port, signal) => port.email.enterCode('123456', signal),
  'another address': (port, signal) => port.email.change('a@b.example', signal),
  'the first code': (port, signal) => port.email.enterPrimaryCode('1', signal),
  'the second code': (port, signal) => port.email.enterSecondaryCode('1', signal),
  'a provider': (port, signal) => port.social.redirectUri('google', signal),
  'the code of Farcaster': (port, signal) => port.farcaster.uri(signal),
  'the approval of Farcaster': (port, signal) => port.farcaster.connect(signal),
  'a network': (port, signal) => port.switchNetwork(BASE, signal),
  'a read': (port, signal) => port.channel.request('eip155:1', 'eth_call', [], signal),
  'a read on another network': (port, signal) => port.channel.request(BASE, 'eth_call', [], signal),
  'a signature': (port, signal) => port.channel.request('eip155:1', 'personal_sign', [], signal),
  'a signature on another network': (port, signal) =>
    port.channel.request(BASE, 'personal_sign', [], signal),
  'a reload': (port, signal) => port.reload(signal),
}

const MOMENTS: Readonly<Record<string, (frame: Frame) => Promise<void>>> = {
  'while it loads': async () => {},
  'once it is ready': (frame) => frame.postReady(),
}

async function begun(moment: string, names: readonly string[]) {
  const frame = aFrame()
  frame.host.storage.set('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  frame.port.warmUp()
  await frame.clock.advance(1)
  await MOMENTS[moment]?.(frame)
  const calls = names.map((name) =>
    frame.track(CALLS[name]?.(frame.port, frame.signal) ?? Promise.resolve()),
  )
  await frame.clock.advance(1)
  return { ...frame, openCount: () => frame.openCount, calls }
}

test.each(
  Object.keys(MOMENTS).flatMap((moment) => Object.keys(CALLS).map((name) => [name, moment])),
)(
  'the question about %s ends within a second when the frame is removed %s',
  async (name = '', moment = '') => {
    const frame = await begun(moment, [name])

    frame.page.removeFrame()
    await frame.clock.advance(1_000)

    expect(frame.openCount()).toBe(0)
    frame.port.stop()
  },
)

test.each(Object.keys(MOMENTS))(
  'all questions at once end within a second, with a code that says so, when the frame is removed %s',
  async (moment) => {
    const frame = await begun(moment, Object.keys(CALLS))

    frame.page.removeFrame()
    await frame.clock.advance(1_000)

    expect(frame.openCount()).toBe(0)
    const codes = new Set(await Promise.all(frame.calls))
    expect(
      [...codes].every((code) => /^(ok|frame\.failed|email\.cooldown)$/.test(String(code))),
    ).toBe(true)
    expect(frame.page.lines).toHaveLength(1)
    frame.port.stop()
  },
)
