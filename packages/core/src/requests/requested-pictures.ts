import type { RequestedHost } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints, OptionsState } from '../options/options-state.ts'
import { originOf, pictureOrigin } from './origin-of.ts'

interface Facts {
  readonly given: LatchkeyOptions
  readonly options: Pick<OptionsState, 'customWallets' | 'chainImages' | 'connectorImages'>
  readonly endpoints: Pick<Endpoints, 'ipfsGateway'>
}

const OPENED = 'The modal is opened'

/** Pictures that the website names, and those that may come from anywhere. */
export function requestedPictures({ given, options, endpoints }: Facts): readonly RequestedHost[] {
  const { customWallets, chainImages, connectorImages } = options
  const { ipfsGateway } = endpoints
  const wallets = [
    ...customWallets.flatMap(({ imageUrl }) => imageUrl ?? []),
    ...Object.values(connectorImages),
  ]
  return [
    // Without metadata it is the icon of the page, which most pages have of their own origin.
    ...pictures(given.metadata?.icons ?? [''], "The site's icon"),
    ...pictures(wallets, 'Pictures of wallets'),
    ...pictures(Object.values(chainImages), 'Pictures of networks'),
    ...(ipfsGateway === undefined ? [] : [pictureFrom(originOf(ipfsGateway), 'Pictures on IPFS')]),
    {
      origin: 'https:',
      kind: 'image',
      when: 'A wallet is connected',
      reason:
        'Pictures of names, tokens, collectibles and paired wallets, wherever they are; where the page ' +
        'does not allow them, drawn ones are shown',
    },
  ]
}

function pictures(addresses: readonly string[], reason: string): readonly RequestedHost[] {
  const origins = new Set(addresses.flatMap((address) => pictureOrigin(address) ?? []))
  return [...origins].map((origin) => pictureFrom(origin, reason))
}

function pictureFrom(origin: string, reason: string): RequestedHost {
  return { origin, kind: 'image', reason, when: OPENED }
}
