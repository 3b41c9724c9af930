import { expect, test } from 'vitest'
import { anAccount, createScriptedWallet, type ScriptedWallet } from '../testing/scripted-wallet.ts'
import { ALICE, BOB, MAIN, startAdapter } from '../testing/started-adapter.ts'

/** When a wallet changes its list after its event, in milliseconds; undefined for the end of the same task. */
const DELAYS = [undefined, 0, 50, 900]

/** Runs after a delay of `DELAYS`, on the clock of the test. */
function later(
  { clock }: Pick<Awaited<ReturnType<typeof startAdapter>>, 'clock'>,
  delayMs: number | undefined,
  run: () => void,
): void {
  if (delayMs === undefined) queueMicrotask(run)
  else clock.after(delayMs, run)
}

test.each(DELAYS)(
  'an event that comes before the accounts are new counts (%s)',
  async (delayMs) => {
    const started = await startAdapter()
    const { open, wallet, clock, changes } = started
    await open(MAIN)

    wallet.emitChange()
    wallet.emitChange()
    later(started, delayMs, () => {
      wallet.accounts = [anAccount(BOB)]
    })
    await clock.advance(1_000)

    expect(changes).toMatchObject([
      { type: 'changed', session: { accounts: [`${MAIN}:${BOB.address}`] } },
    ])
  },
)

test.each(DELAYS)(
  'one that comes before the accounts are gone ends the session (%s)',
  async (delayMs) => {
    const started = await startAdapter()
    const { open, wallet, clock, changes } = started
    const { id } = await open(MAIN)

    wallet.emitChange()
    later(started, delayMs, () => {
      wallet.accounts = []
    })
    await clock.advance(1_000)

    expect(changes).toEqual([{ type: 'closed', sessionId: id, isLocked: true }])
  },
)

test('a closed session reads nothing again', async () => {
  const { adapter, open, wallet, clock, changes } = await startAdapter()
  const { id } = await open(MAIN)

  wallet.emitChange()
  await adapter.sessions.close(id)
  wallet.accounts = [anAccount(BOB)]
  await clock.advance(10_000)

  expect(changes).toEqual([])
  expect(clock.pending).toBe(0)
})

/** A wallet that lists its accounts only some time after it answered with them. */
function listingLate(list: (wallet: ScriptedWallet) => void): ScriptedWallet {
  const wallet: ScriptedWallet = createScriptedWallet(ALICE, {
    'standard:connect': () => {
      list(wallet)
      return { accounts: [anAccount(ALICE)] }
    },
  })
  wallet.accounts = []
  return wallet
}

test.each(DELAYS)('accounts that are listed after the answer count (%s)', async (delayMs) => {
  let begin = (): void => {}
  const wallet = listingLate(() => begin())
  const started = await startAdapter({ wallet })
  begin = () =>
    later(started, delayMs, () => {
      wallet.accounts = [anAccount(ALICE)]
    })

  for (const connect of [started.open, started.resume]) {
    wallet.accounts = []
    const session = connect(MAIN)
    await started.clock.advance(1_000)
    expect(await session).toMatchObject({ accounts: [`${MAIN}:${ALICE.address}`] })
  }
})

test('waiting for the list ends with an abort', async () => {
  const { adapter, clock } = await startAdapter({ wallet: listingLate(() => {}) })
  const stop = new AbortController()

  const opening = adapter.sessions.open({ walletId: 'Fjord Wallet' }, stop.signal)
  const outcome = expect(opening).rejects.toMatchObject({ code: 'aborted' })
  await clock.advance(50)
  stop.abort()

  await outcome
})
