import type { ChainAdapter } from '../contract/index.ts'

/** How this product is known to the services it calls. */
export interface Sdk {
  readonly sdkType: string
  readonly sdkVersion: string
}

/**
 * The package that a website uses, as the services name it: `cdn` is the one for pages without a build
 * step, `html` are the elements, or this package alone. Source: docs/blockchain-api.md, section 0.
 */
export type Framework = 'html' | 'react' | 'vue' | 'svelte' | 'cdn'

/** Version of this package; a test compares it with the manifest. */
const VERSION = '0.0.0'

/** The type and version that every request carries. Source: docs/blockchain-api.md, section 0. */
export function describeSdk(
  framework: Framework,
  adapters: readonly Pick<ChainAdapter, 'namespace' | 'traits'>[],
): Sdk {
  const kinds = [
    ...new Set(adapters.map(({ namespace, traits }) => traits?.serviceName ?? namespace)),
  ]
  const kind = kinds.length === 0 ? 'universal' : kinds.join(',')
  return { sdkType: 'appkit', sdkVersion: `${framework}-${kind}-${VERSION}` }
}
