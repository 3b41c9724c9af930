import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import type { Namespace } from '../contract/index.ts'
import { aTraits } from '../testing/a-traits.ts'
import { describeSdk, type Framework } from './sdk.ts'

const SERVICE_NAMES: Readonly<Partial<Record<Namespace, string>>> = {
  eip155: 'evm',
  bip122: 'bitcoin',
}

test.each<[Framework, readonly Namespace[], string]>([
  ['react', ['eip155', 'solana', 'bip122'], 'react-evm,solana,bitcoin'],
  ['react', ['eip155', 'eip155'], 'react-evm'],
  ['react', [], 'react-universal'],
  ['vue', ['eip155'], 'vue-evm'],
  ['svelte', ['eip155'], 'svelte-evm'],
  ['cdn', ['eip155', 'solana'], 'cdn-evm,solana'],
  ['html', ['solana'], 'html-solana'],
  ['html', ['sui'], 'html-sui'],
])('%s with adapters of %j is %s of this version', (framework, namespaces, name) => {
  const adapters = namespaces.map((namespace) => ({
    namespace,
    traits: aTraits({ serviceName: SERVICE_NAMES[namespace] }),
  }))

  expect(describeSdk(framework, adapters)).toEqual({
    sdkType: 'appkit',
    sdkVersion: `${name}-${manifest.version}`,
  })
})
