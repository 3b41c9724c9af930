import { truncateAmount } from '../../contract/index.ts'
import { BALANCE_PLACES } from './constants.ts'

/**
 * A balance as it is displayed: cut, never rounded. Source: specification, section 5.
 *
 * @param amountText - Plain decimal; `0.000` stands for one that is not there.
 */
export function displayBalance(amountText: string | undefined): string {
  return truncateAmount(amountText ?? '0', BALANCE_PLACES)
}
