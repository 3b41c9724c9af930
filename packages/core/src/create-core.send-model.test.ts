import { expect, test } from 'vitest'
import { LatchkeyError, type TransactionRequest } from './contract/index.ts'
import { aSender, BOB } from './testing/a-sender.ts'
import { ADDRESS } from './testing/a-visit.ts'
import { createNumbers } from './testing/create-numbers.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const AMOUNTS = ['0.25', '0.5', '0.0000001', '1', '2']
const RUNS = 60
const STEPS = 60

interface WalletRequest {
  readonly request: TransactionRequest
  /** The account and network that were active when the wallet was asked. */
  readonly active: string | undefined
  /** What the visitor had agreed to. */
  readonly agreed: string
}

async function aModel(seed: number) {
  const next = createNumbers(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const sender = await aSender()
  const { core, actions, adapter, wallet } = sender
  adapter.nativeBalances.set(OTHER, 3n * 10n ** 18n)
  const asked: WalletRequest[] = []
  const ids: string[] = []
  let late: (() => void)[] = []
  let presses = 0

  const active = () => {
    const account = core.snapshot().accounts.eip155
    return account?.status === 'connected' ? account.session.accounts[0] : undefined
  }
  const agreed = () => {
    const { current } = core.snapshot().send ?? {}
    return current && 'review' in current
      ? `${current.review.account} ${current.review.to} ${current.review.units}`
      : ''
  }
  function sent(): string {
    const id = `0x${(ids.length + 1).toString(16).padStart(64, '0')}`
    ids.push(id)
    return id
  }
  const answers = {
    approves: async () => sent(),
    declines: () => Promise.reject(new LatchkeyError('wallet.request-rejected', {})),
    fails: () => Promise.reject(new LatchkeyError('wallet.failed', {})),
    vanishes: () => Promise.reject(new LatchkeyError('transfer.unknown', {})),
    waits: () => new Promise<string>((resolve) => late.push(() => resolve(sent()))),
  }
  let answer: keyof typeof answers = 'approves'
  adapter.answer = (request) => {
    asked.push({ request, active: active(), agreed: agreed() })
    return answers[answer]()
  }

  function confirm(): void {
    const step = core.snapshot().send?.current.step
    if (step === 'reviewing' || step === 'failed') presses += 1
    // A double click, and Enter.
    for (let press = 0; press < 3; press += 1) actions.confirm()
  }
  /** Most of the time the visitor knows what they want. */
  async function goOn(): Promise<void> {
    actions.begin({ to: BOB, token: 'ETH', amount: pick(['0.25', '0.5']) })
    await sender.settle()
    actions.review()
    await sender.settle()
  }
  const deeds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => actions.enterAmount(pick(['0.25', ...AMOUNTS])),
    () => actions.enterRecipient(pick([BOB, OTHER, 'bad', ADDRESS])),
    () => actions.enterMax(),
    () => actions.review(),
    goOn,
    goOn,
    goOn,
    goOn,
    confirm,
    confirm,
    confirm,
    () => actions.cancel(),
    () => {
      wallet.addresses = pick([[ADDRESS], [OTHER]])
      adapter.emitChanged('io.fjord')
    },
    () => {
      wallet.networkId = pick(['eip155:1', 'eip155:8453'])
      adapter.emitChanged('io.fjord')
    },
    () => core.actions.network.switchTo(pick(['eip155:1', 'eip155:8453'])).catch(() => {}),
    () => {
      answer = pick(['approves', 'declines', 'fails', 'vanishes', 'waits'])
    },
    () => {
      for (const each of late) each()
      late = []
    },
    () => {
      adapter.fees = pick([
        { expected: 100n, ceiling: 150n },
        { expected: 160n, ceiling: 240n },
        { expected: 100n, ceiling: undefined },
      ])
    },
    () => core.actions.close({ isForced: true }),
    () => core.actions.open({ view: 'WalletSend', to: BOB, token: 'ETH', amount: '0.25' }),
    () => actions.begin(),
    sender.settle,
    sender.settle,
    sender.settle,
  ]

  async function play(): Promise<void> {
    await pick(deeds)()
    // Some happen within the work of the others.
    if (next() < 0.6) await sender.settle()
  }
  async function end(): Promise<void> {
    for (const each of late) each()
    await sender.settle()
  }
  return { ...sender, play, end, asked, ids, presses: () => presses }
}

test('whatever happens: nothing is sent that was not agreed to, nothing twice, and no id is lost', async () => {
  let requests = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const model = await aModel(seed)
    for (let step = 0; step < STEPS; step += 1) await model.play()
    await model.end()
    const { asked, ids, core, send, step } = model

    for (const { request, active, agreed } of asked) {
      expect(request.from, `seed ${seed}`).toBe(active)
      expect(`${request.from} ${request.to} ${request.amount}`, `seed ${seed}`).toBe(agreed)
    }
    expect(asked.length, `seed ${seed}`).toBeLessThanOrEqual(model.presses())
    const pending = core.snapshot().pendingTransactions.map(({ id }) => id)
    expect([...pending].sort(), `seed ${seed}`).toEqual([...ids].sort())
    expect(step(), `seed ${seed}`).not.toBe('sending')
    const { current } = send()
    if (current.step === 'sent') expect(ids).toContain(current.id)
    requests += asked.length
  }
  // The model does reach the wallet.
  expect(requests).toBeGreaterThan(RUNS)
}, 60_000)
