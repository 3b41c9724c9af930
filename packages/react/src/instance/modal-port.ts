import type { Core, Framework, LatchkeyOptions } from '@latchkey/core'
import type {
  ChainAdapter,
  Namespace,
  ObservedRequest,
  TelemetryEvent,
} from '@latchkey/core/contract'
import type { PageWindow } from './page.ts'
import type { Readings } from './readings.ts'

/** The part that is loaded when it is needed: core, kit, shell and views. */
export interface Modal {
  readonly core: Core
  readonly readings: Readings
  /** Returns the adapters that serve the namespaces. */
  adapters(): readonly ChainAdapter[]
  /** The listener is called after anything changed that a reading shows. */
  watch(listener: () => void): () => void
  setLocale(locale: string): Promise<void>
  /** Connects a wallet for a website that requests accounts from a provider. */
  connect(namespace: Namespace): Promise<void>
  /** The page is as it was found. */
  destroy(): void
}

/** The options, the page and the callbacks that a modal is made from. */
export interface MountInput {
  readonly options: LatchkeyOptions
  readonly page: PageWindow
  /** Called with every analytics event, after the site's own `onEvent`. */
  onEvent(event: TelemetryEvent): void
  /** Called with each request to a wallet or to the secure frame. */
  onRequest?(request: ObservedRequest): void
  /** Returns true if the instance was destroyed while this was loading. */
  readonly isEnded?: (() => boolean) | undefined
  /** A wallet was connected when the page was left: sessions are resumed before anything is drawn. */
  readonly isReturning?: boolean | undefined
  /** Returns the readings that the page shows until sessions are resumed. */
  before?(): Readings
  /** The package that created the instance, if it is known. */
  readonly framework?: Framework | undefined
  /** Tests provide a core of their own. */
  readonly core?: Core | undefined
}
