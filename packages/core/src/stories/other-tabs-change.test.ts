import { expect, test } from 'vitest'
import { accountOn } from '../contract/index.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { createSendingAdapter } from '../testing/sending-adapter.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** The account and network on which everything begins. */
const HERE = accountOn('eip155:1', ADDRESS)

type Sender = Awaited<ReturnType<typeof aSender>>
type Swapper = Awaited<ReturnType<typeof aSwapper>>
type Visit = Sender | Swapper

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A second tab of the site, with the same wallet. */
async function aSecondTab({ wallet, http }: Visit, ports: object) {
  const { core } = createTestCore({
    adapter: createSendingAdapter(wallet),
    projectId: 'p1',
    ports: { ...ports, http },
  })
  await core.start()
  return core
}

type SecondTab = Awaited<ReturnType<typeof aSecondTab>>

/** The changes in the middle of a transfer or a swap, by name. */
const CHANGES = {
  'the wallet has another account': ({ wallet, adapter }: Visit) => {
    wallet.addresses = [OTHER]
    adapter.emitChanged('io.fjord')
  },
  'the wallet is on another network': ({ wallet, adapter }: Visit) => {
    wallet.networkId = 'eip155:8453'
    adapter.emitChanged('io.fjord')
  },
  'another tab switches the network': (_: Visit, other: SecondTab) =>
    other.actions.network.switchTo('eip155:8453'),
  'another tab disconnects': (_: Visit, other: SecondTab) => other.actions.disconnect(),
  'this tab switches the network': ({ core }: Visit) =>
    core.actions.network.switchTo('eip155:8453'),
} as const

/** A way through a form, with as many turns of the event loop between two points as 20 points need. */
const FLOWS = {
  send: {
    turnsPerPoint: 2,
    recipients: [BOB],
    async begin(ports: object) {
      const visit = await aSender({ ports })
      const { actions, review, settle } = visit
      async function play(): Promise<void> {
        await review()
        actions.confirm()
        await settle()
      }
      return { visit, play }
    },
  },
  swap: {
    turnsPerPoint: 9,
    recipients: [USDC, EXCHANGE],
    async begin(ports: object) {
      const visit = await aSwapper({ ports })
      const { actions, exchange, review, settle, decide } = visit
      async function play(): Promise<void> {
        await review('100', 'USDC', 'ETH')
        actions.confirm()
        await settle()
        exchange.allowance = 100_000_000n
        await decide()
        actions.review()
        await settle()
        actions.confirm()
        await settle()
      }
      return { visit, play }
    },
  },
} as const

type Flow = keyof typeof FLOWS
type Change = keyof typeof CHANGES

const POINTS = 20

test.each(
  (Object.keys(FLOWS) as Flow[]).flatMap((flow) =>
    (Object.keys(CHANGES) as Change[]).map((change) => ({ flow, change })),
  ),
)(
  '$flow: $change, at any of 20 points: nothing is asked of another account or network',
  async ({ flow, change }) => {
    const counts: number[] = []
    for (let point = 1; point <= POINTS; point += 1) {
      const requests = await requestsWhen(flow, change, point)
      for (const { from, to, active } of requests) {
        expect([from, active], `point ${point}`).toEqual([HERE, HERE])
        expect(FLOWS[flow].recipients, `point ${point}`).toContain(to)
      }
      counts.push(requests.length)
    }

    // An early change ends it before the wallet is asked; a late one comes after that.
    expect(counts[0]).toBe(0)
    expect(counts.at(-1)).toBe(flow === 'send' ? 1 : 2)
  },
)

/** Plays the flow with the change at a point of it. @returns What the wallet was asked for. */
async function requestsWhen(flow: Flow, change: Change, point: number) {
  const tabs = createFakeTabs()
  const storage = createFakeStorage()
  const { turnsPerPoint, begin } = FLOWS[flow]
  const { visit, play } = await begin({ storage, tabs: tabs.open() })
  const other = await aSecondTab(visit, { storage, tabs: tabs.open() })
  const { adapter, wallet, core } = visit
  const requests: { from: string; to: string; active: string }[] = []
  adapter.answer = ({ from, to }) => {
    const [address = ''] = wallet.addresses
    requests.push({ from, to, active: accountOn(wallet.networkId, address) })
    return `0x${adapter.sent.length.toString(16).padStart(64, '0')}`
  }

  const changed = (async () => {
    for (let turns = point * turnsPerPoint; turns > 0; turns -= 1) await turn()
    await Promise.resolve(CHANGES[change](visit, other)).catch(() => {})
  })()
  // A step that is not possible any more ends it, as a visitor would.
  await play().catch(() => {})
  await changed
  await visit.settle()
  core.stop()
  other.stop()
  return requests
}
