import type { Framework, Sdk } from './api/sdk.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { Ports } from './platform/ports.ts'

/** The options of a core: the website's, and the ports. */
export interface CoreOptions extends LatchkeyOptions {
  /** The package that the website uses. @default 'html' */
  readonly framework?: Framework | undefined
  /** Replaces how this product is known to the services. */
  readonly sdk?: Sdk | undefined
  /** Replaces any of the ports, for tests. */
  readonly ports?: Partial<Ports> | undefined
}
