import type { AdapterHost, Clock, Namespace, Undo, Wallet } from '../../contract/index.ts'
import { createInjectedList } from './injected-list.ts'
import type { Registration } from './read-registration.ts'
import { createRegistrations, listenToRegistrations } from './registrations.ts'
import type { FoundStandard, StandardWallet } from './standard-wallet.ts'

/** Every wallet found so far: handed over, then registered, then just there in the page. */
export interface StandardList<H, Page> {
  /** The same list until it changes. */
  wallets(): readonly Wallet[]
  find(walletId: string): FoundStandard<H> | undefined
  /** Listens to the page; `changed` is called whenever the list has changed. */
  begin(page: Page, changed: () => void): { look(): void; readonly end: Undo }
}

/** What wallets are found with. */
export interface StandardListInput<H, Page extends EventTarget> {
  readonly namespace: Namespace
  readonly clock: Clock
  readonly sources: AdapterHost['sources']
  /** Wallets that the website handed over. */
  readonly handed: readonly FoundStandard<H>[]
  /** Whether a registered wallet is of this family. */
  fits(registration: Registration): boolean
  /** What a registered wallet is asked through. */
  toHandle(standard: StandardWallet): H
  /**
   * Wallets that are just there in the page, by their names: their ids are given here, and one that
   * the website handed over is left out, by its name.
   */
  lookInto?(page: Page): readonly FoundStandard<H>[]
  /** Whether a wallet that is just there has registered itself as this one, too. */
  isSame?(injected: FoundStandard<H>, standard: object): boolean
}

/** When a late injection is looked for, in milliseconds. */
const LOOK_AGAIN_MS = [100, 500, 1_000, 3_000]

/**
 * Makes the list of one adapter. Who registers under the name of another wallet that is just there does
 * not take its place: both are listed and marked. Source: docs/security.md, S23.
 */
export function createStandardList<H, Page extends EventTarget>(
  input: StandardListInput<H, Page>,
): StandardList<H, Page> {
  const { clock, sources, handed, lookInto, isSame = isOwn } = input
  let tell = (): void => {}
  let all = handed
  let wallets = all.map(({ wallet }) => wallet)
  const contested = new Set<string>()
  const injected = createInjectedList({ contested, handed, isSame })
  const mark = (one: FoundStandard<H>): FoundStandard<H> =>
    contested.has(one.wallet.id) ? { ...one, wallet: { ...one.wallet, isAmbiguous: true } } : one
  const renew = (): void => {
    const registered = registrations.wallets()
    // Who is there under the name of another one marks both.
    const there = injected.list(registered)
    all = [...handed, ...[...registered, ...there].map(mark)]
    wallets = all.map(({ wallet }) => wallet)
    tell()
  }
  const registrations = createRegistrations({
    ...input,
    beside: injected.idsBeside,
    contested,
    changed: renew,
  })
  const look = (page: Page): void => {
    if (injected.see((sources.injected && lookInto?.(page)) || [])) renew()
  }
  return {
    wallets: () => wallets,
    find: (walletId) => all.find(({ wallet }) => wallet.id === walletId),
    begin(page, changed) {
      tell = changed
      const lookAgain = (): void => look(page)
      const isLooking = sources.injected && lookInto !== undefined
      const undos = [
        ...(sources.announced ? [listenToRegistrations(page, registrations.add)] : []),
        ...(isLooking ? LOOK_AGAIN_MS.map((delayMs) => clock.after(delayMs, lookAgain)) : []),
      ]
      const end = (): void => {
        for (const undo of undos) undo()
      }
      return { look: lookAgain, end }
    },
  }
}

function isOwn({ own }: { readonly own: object }, standard: object): boolean {
  return own === standard
}
