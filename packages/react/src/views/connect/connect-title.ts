import { namespaceOf } from '@latchkey/core/contract'
import { namespaceWallet } from '../../models/namespace-name.ts'
import type { TitleContext } from '../view-definition.ts'

/**
 * Returns the title of lists of wallets; on a site of several namespaces it names the offered one.
 */
export function connectTitle(_params: object, { snapshot, text }: TitleContext): string {
  const { namespaceFilter } = snapshot.modal
  const { supported } = snapshot.network
  const isOneOfMany = supported.some(({ id }) => namespaceOf(id) !== namespaceFilter)
  return namespaceFilter && isOneOfMany
    ? text.get('connect.titleOf', { wallet: namespaceWallet(namespaceFilter, text) })
    : text.get('connect.title')
}
