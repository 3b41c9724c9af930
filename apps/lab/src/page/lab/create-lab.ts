import type { Latchkey } from '@latchkey/react'
import type { PageAddresses } from '../../addresses/page-addresses.ts'
import { readConfiguration, withOption, writeConfiguration } from '../../options/configuration.ts'
import type { OptionValue } from '../../options/option.ts'
import type { Configuration, OptionName } from '../../options/options-table.ts'
import { themeVariablesOf } from '../../options/to-product-options.ts'
import { createEventLog, type EventLog } from '../events/event-log.ts'
import type { LookOptions } from '../looks/looks.ts'
import { createInstalledWallets, type InstalledWallets } from '../wallets/installed-wallets.ts'
import { createInstance } from './create-instance.ts'
import { followInstance } from './follow-instance.ts'
import { createListeners } from './listeners.ts'
import { loadDevtools } from './load-devtools.ts'
import { themePage } from './theme-page.ts'

type Page = Window & typeof globalThis

interface Deps {
  readonly page: Page
  readonly addresses: PageAddresses
  /** The element into which `container=panel` puts the modal. */
  readonly panel: HTMLElement
  /** The element into which the other instance puts its modal. */
  readonly secondRoot: HTMLElement
}

/** The state that the page shows: the switches, and the instances that they create. */
export interface LabState {
  readonly configuration: Configuration
  /** Undefined when the options were refused. */
  readonly latchkey: Latchkey | undefined
  /** Another instance on the same page, if wanted. */
  readonly second: Latchkey | undefined
  /** Why there is no instance. */
  readonly refusal: string | undefined
}

/** The lab behind the page. */
export interface Lab {
  readonly addresses: PageAddresses
  readonly log: EventLog
  readonly wallets: InstalledWallets
  state(): LabState
  subscribe(listener: () => void): () => void
  /** Moves a switch, updates the address, and creates the instance again if necessary. */
  change(name: OptionName, value: OptionValue): void
  /** Changes the look of the instances that are there, so that an open modal stays open. */
  wear(look: LookOptions): void
}

/** Switches that the instance does not know. */
const PAGE_ONLY: readonly OptionName[] = ['wallets', 'dir', 'page', 'story', 'hood']

/** Makes the lab: installs wallets, creates the instance, sets the page's theme. */
export function createLab(deps: Deps): Lab {
  const { page, addresses } = deps
  const listeners = createListeners()
  const log = createEventLog(() => Date.now())
  const wallets = createInstalledWallets({ page, addresses })
  const configuration = readConfiguration(page.location.search)
  wallets.follow(configuration.wallets)
  let { state, unfollow } = launch(configuration, deps, log)
  themePage(page, configuration)

  return {
    addresses,
    log,
    wallets,
    subscribe: listeners.add,
    state: () => state,
    change(name, value) {
      const changed = withOption(state.configuration, name, value)
      writeAddress(page, changed)
      wallets.follow(changed.wallets)
      themePage(page, changed)
      if (PAGE_ONLY.includes(name)) state = { ...state, configuration: changed }
      else {
        unfollow()
        state.latchkey?.destroy()
        state.second?.destroy()
        ;({ state, unfollow } = launch(changed, deps, log))
      }
      listeners.notify()
    },
    wear(look) {
      const configuration = { ...state.configuration, ...look }
      state = { ...state, configuration }
      writeAddress(page, configuration)
      themePage(page, configuration)
      for (const instance of [state.latchkey, state.second]) wearLook(instance, configuration)
      listeners.notify()
    },
  }
}

function wearLook(instance: Latchkey | undefined, configuration: Configuration): void {
  // Both are values that the product knows: a look is one of the lab's own.
  const mode = configuration.themeMode as 'light' | 'dark' | 'system'
  void instance?.setThemeMode(mode)
  void instance?.setThemeVariables(themeVariablesOf(configuration))
}

interface Launched {
  readonly state: LabState
  unfollow(): void
}

function launch(configuration: Configuration, deps: Deps, log: EventLog): Launched {
  try {
    const { page, panel } = deps
    const latchkey = createInstance(configuration, {
      ...deps,
      panel,
      onEvent: ({ event, properties }) => log.add('analytics', event, properties),
    })
    const second = configuration.second ? createSecond(configuration, deps) : undefined
    page.latchkey = latchkey
    page.secondLatchkey = second
    const unfollow = followInstance(latchkey, log)
    const unmount = configuration.devtools ? loadDevtools(latchkey, configuration) : () => {}
    return {
      state: { configuration, latchkey, second, refusal: undefined },
      unfollow() {
        unmount()
        unfollow()
      },
    }
  } catch (error) {
    deps.page.latchkey = undefined
    deps.page.secondLatchkey = undefined
    const refusal = error instanceof Error ? error.message : String(error)
    const state = { configuration, latchkey: undefined, second: undefined, refusal }
    return { state, unfollow: () => {} }
  }
}

/** It has a name and a place of its own, so that its sessions are its own, too. */
function createSecond(configuration: Configuration, { secondRoot, ...deps }: Deps): Latchkey {
  const own = { ...configuration, id: 'second', container: 'panel' }
  return createInstance(own, { ...deps, panel: secondRoot, onEvent: () => {} })
}

function writeAddress(page: Page, configuration: Configuration): void {
  const query = writeConfiguration(configuration)
  const { pathname, hash } = page.location
  page.history.replaceState(null, '', `${pathname}${query === '' ? '' : `?${query}`}${hash}`)
}
