import { plainError, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { SOCIAL_ATTEMPT } from '../store/wallet-ids.ts'
import type { EmbeddedWallet } from './embedded-wallet.ts'

interface ReturnDeps {
  readonly ports: CorePorts
  readonly ui: Pick<Ui, 'notices'>
  load(): Promise<EmbeddedWallet>
}

/**
 * Continues a social login with the result in the page's address. Without a result it ends the login
 * that left the page.
 */
export function returnFromSocial({ ports, ui, load }: ReturnDeps): void {
  const resultUri = ports.takeParameter('result_uri')
  if (resultUri === undefined) {
    if (ports.tabStorage.get(ports.key(SOCIAL_ATTEMPT)) === undefined) return
    ports.tabStorage.remove(ports.key(SOCIAL_ATTEMPT))
    ports.storage.remove(ports.key('social_provider'))
    return
  }
  load()
    .then((loaded) => loaded.returnFromSocial(resultUri))
    .catch((thrown: unknown) => ui.notices.fail(plainError(toLatchkeyError(thrown))))
}
