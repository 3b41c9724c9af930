import { type Check, eachKeyOf, isRecord, objectOf } from './problems.ts'
import { text } from './rules.ts'

/** Keys of a website's own wallet as the wallet listing writes them. */
const LISTED_KEYS =
  'id name homepage image_url mobile_link desktop_link webapp_link app_store play_store'

/** The same as we write them, and both. */
const OWN_KEYS = LISTED_KEYS.replace(/_./g, ([, letter = '']) => letter.toUpperCase())
const KEYS = [...new Set(`${OWN_KEYS} ${LISTED_KEYS}`.split(' '))]

const fields = objectOf([[KEYS.join(' '), text]])
const keys = eachKeyOf((key) => KEYS.includes(key), KEYS)

/** A wallet of the website's own. A key that is written wrong would have no effect: it is refused. */
export const customWallet: Check = (wallet, path) => {
  const hasName = isRecord(wallet) && [wallet['id'], wallet['name']].every(isText)
  if (!hasName) return [`${path}: must be a wallet with id and name`]
  return [...fields(wallet, path), ...keys(wallet, path)]
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
