import type { TelemetryEvent } from '../contract/index.ts'
import { ADDRESS } from './a-visit.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeHttp } from './fake-http.ts'
import { aFakeWallet } from './fake-wallet.ts'
import { createSendingAdapter } from './sending-adapter.ts'

/** The address of a recipient. */
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A visitor with 1.284 ETH on Ethereum who came to Send. */
export async function aSender(choice: TestCoreChoice = {}) {
  const wallet = aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'] })
  const adapter = createSendingAdapter(wallet)
  adapter.nativeBalances.set(ADDRESS, 1_284_000_000_000_000_000n)
  const events: TelemetryEvent[] = []
  const http = createFakeHttp(() => undefined)
  const made = createTestCore({
    adapter,
    ports: { http },
    onEvent: (event: TelemetryEvent) => void events.push(event),
    ...choice,
  })
  const { core, clock } = made
  await core.start()
  core.actions.open()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  const actions = await core.actions.send.load()
  actions.open()
  /** Lets everything happen that takes no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(20)
  }
  await settle()
  const send = () => {
    const { send } = core.snapshot()
    if (send === undefined) throw new Error('Send is not loaded')
    return send
  }
  return {
    ...made,
    adapter,
    wallet,
    http,
    events,
    settle,
    send,
    actions,
    step: () => send().current.step,
    view: () => core.snapshot().router.history.at(-1)?.view,
    notice: () => core.snapshot().notices.current,
    /** Enters an amount and a recipient, and opens the review. */
    async review(amount = '0.25', to = BOB) {
      actions.enterAmount(amount)
      actions.enterRecipient(to)
      await settle()
      actions.review()
      await settle()
    },
    named: () => events.filter(({ event }) => /SEND/.test(event)),
  }
}
