import type { PageAddresses } from '../../addresses/page-addresses.ts'
import { createListeners } from '../lab/listeners.ts'
import { type InstalledWallet, installWallet } from './install-wallet.ts'
import { createBurner } from './show-burner.ts'
import { readPlan } from './wallet-plan.ts'

interface Deps {
  readonly page: Window & typeof globalThis
  readonly addresses: PageAddresses
}

/** The scripted wallets of the page. */
export interface InstalledWallets {
  list(): readonly InstalledWallet[]
  /** Installs and removes until exactly these are there. */
  follow(names: readonly string[]): void
  /** Notifies listeners after an action of the owner. */
  touch(): void
  /** A number that changes with every change. */
  version(): number
  subscribe(listener: () => void): () => void
}

/** Creates an empty list. */
export function createInstalledWallets(deps: Deps): InstalledWallets {
  const listeners = createListeners()
  const showBurner = createBurner(deps.addresses)
  let installed: readonly InstalledWallet[] = []
  let version = 0

  function changed(): void {
    version += 1
    listeners.notify()
  }

  return {
    list: () => installed,
    follow(names) {
      const plans = names.map(readPlan).filter((plan) => plan !== undefined)
      const isWanted = ({ kind }: InstalledWallet) => plans.some((plan) => plan.kind === kind)
      for (const one of installed) if (!isWanted(one)) one.remove()
      installed = plans.map((plan) => {
        const known = installed.find(({ kind }) => kind === plan.kind)
        if (known === undefined) return installWallet(plan, { ...deps, showBurner, changed })
        if (known.behaviour !== plan.behaviour) {
          for (const wallet of known.wallets) wallet.behave(plan.behaviour)
        }
        return { ...known, ...plan }
      })
      changed()
    },
    touch: changed,
    version: () => version,
    subscribe: listeners.add,
  }
}
