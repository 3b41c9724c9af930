import type { Services } from '../api/services.ts'
import { safeImage } from '../contract/index.ts'
import type { RootState } from '../store/state/root.ts'

/** Names of the pictures that the image service has of connectors. Source: docs/constants.json, `imageIds`. */
const IMAGE_IDS = {
  coinbaseWallet: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  coinbaseWalletSDK: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  safe: '461db637-8616-43ce-035a-d89b8a1d5800',
  ledger: '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
  walletConnect: 'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400',
  injected: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
}

interface Deps {
  readonly state: RootState
  readonly services: Pick<Services, 'imageUrl'>
}

/**
 * Writes the pictures of connectors, for wallets that have none of their own: the website's, else those of the image
 * service. It runs with the code of an account, so that the first list neither loads nor requests them.
 */
export function addConnectorPictures({ state, services }: Deps): void {
  const ofService = Object.entries(IMAGE_IDS).map(
    ([id, imageId]) => [id, services.imageUrl('Asset', imageId)] as const,
  )
  const all = [...ofService, ...Object.entries(state.options.connectorImages)]
  state.connectorPictures = Object.fromEntries(
    all.flatMap(([id, url = '']) => {
      const picture = safeImage(url)
      return picture === undefined ? [] : [[id, picture]]
    }),
  )
}
