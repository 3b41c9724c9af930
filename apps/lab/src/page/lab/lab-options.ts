import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { safeWallet } from '@latchkey/adapter-evm/safe'
import { dasCollectibles, solanaAdapter } from '@latchkey/adapter-solana'
import {
  type ChainAdapter,
  type OnrampSource,
  type Siwx,
  templateOnrampSource,
} from '@latchkey/core/contract'
import { localSiwx, remoteSiwx, writeSignInText } from '@latchkey/core/siwx'
import { frameAuth } from '@latchkey/frame'
import type { CreateLatchkeyOptions } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import type { PageAddresses } from '../../addresses/page-addresses.ts'
import type { Configuration } from '../../options/options-table.ts'
import { toProductOptions } from '../../options/to-product-options.ts'
import { namespacesOf, networkIdOf } from '../networks/networks.ts'
import { librariesOf } from '../wallets/libraries/libraries-of.ts'
import { olderSignIn } from './older-sign-in.ts'

type TemplateProvider = Parameters<typeof templateOnrampSource>[1] & { readonly template: string }

/** The addresses, elements and metadata that the options contain. */
export interface LabOptionsDeps {
  readonly addresses: PageAddresses
  /** The element into which `container=panel` puts the modal. */
  readonly panel: HTMLElement | undefined
  readonly pageMetadata: Readonly<Record<string, unknown>>
}

/**
 * The options of the lab's instance, of the page and where its content policy is made.
 *
 * @throws SyntaxError for broken JSON.
 */
export function labOptions(
  configuration: Configuration,
  deps: LabOptionsDeps,
): CreateLatchkeyOptions {
  const { addresses } = deps
  const { onrampSources, ...others } = toProductOptions(configuration, deps)
  const given: unknown = {
    ...others,
    ...(Array.isArray(onrampSources) && { onrampSources: onrampSources.map(sourceOf) }),
    adapters: adaptersFor(configuration, addresses),
    collectibles: [dasCollectibles()],
    walletConnect: configuration.relay ? walletConnect() : undefined,
    auth: configuration.logins ? frameAuth() : undefined,
    siwx: siwxOf(configuration.siwx, addresses),
    siweConfig: configuration.siwx === 'older' ? olderSignIn() : undefined,
  }
  // Passed on unchecked: the product's own check is part of what the lab tries.
  return given as CreateLatchkeyOptions
}

/** A provider of the website's own, by the address of its page. */
function sourceOf({ template, ...provider }: TemplateProvider): OnrampSource {
  return templateOnrampSource(template, provider)
}

function siwxOf(choice: Configuration['siwx'], { blockchainApi }: PageAddresses): Siwx | undefined {
  if (choice === 'off' || choice === 'older') return undefined
  const messenger = { statement: 'Sign in to the lab.' }
  if (choice === 'service') return remoteSiwx({ baseUrl: blockchainApi, messenger })
  const siwx = localSiwx({ messenger, isRequired: choice !== 'optional' })
  return choice === 'other-site' ? forOtherSite(siwx) : siwx
}

/** Changes the domain of the message, as a page that was broken into would do. */
function forOtherSite(siwx: Siwx): Siwx {
  return {
    ...siwx,
    async createMessage(input) {
      const { toString: _, ...own } = await siwx.createMessage(input)
      const domain = own.domain.replace(/^(.)/, '$1$1')
      const data = { ...own, domain, uri: `https://${domain}` }
      return { ...data, toString: () => writeSignInText(data) }
    },
  }
}

/** EVM always, the other namespaces if the site supports a network of them. */
function adaptersFor(
  { networks, walletLibraries }: Configuration,
  { bitcoin }: PageAddresses,
): readonly ChainAdapter[] {
  const namespaces = namespacesOf(networks)
  return [
    evmAdapter({ wallets: [safeWallet(), ...librariesOf(walletLibraries)] }),
    ...(namespaces.has('solana') ? [solanaAdapter()] : []),
    ...(namespaces.has('bip122')
      ? [bitcoinAdapter({ esplora: { [networkIdOf('bitcoin')]: bitcoin } })]
      : []),
  ]
}
