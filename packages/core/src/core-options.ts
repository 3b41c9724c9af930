import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { Ports } from './platform/ports.ts'

/** How this product is known to the services it calls. */
export interface Sdk {
  readonly sdkType: string
  readonly sdkVersion: string
}

/** What makes a core: the website's options, and the outside world. */
export interface CoreOptions extends LatchkeyOptions {
  readonly sdk?: Sdk | undefined
  /** Replaces any part of the outside world; tests do. */
  readonly ports?: Partial<Ports> | undefined
}
