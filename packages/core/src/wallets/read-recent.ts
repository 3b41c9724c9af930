import { isNamespace, safeImage, safeLink } from '../contract/index.ts'
import type { Serves } from '../store/adapters.ts'
import type { RecentWallet } from '../store/state/connections.ts'

/** Longest stored icon, in characters: larger ones would take too much of the website's storage. */
const MAX_ICON_LENGTH = 32_768

/** Longest stored text, in characters; a longer one was not written by this code. */
const MAX_STORED_LENGTH = 100_000

/** Limits of what is shown of a wallet. Source: docs/security.md, S22. */
const MAX_NAME_LENGTH = 64
/** Longest wallet id that is accepted. */
const MAX_ID_LENGTH = 256

/**
 * Reads recent wallets from storage; invalid entries are removed, and those of namespaces that are not
 * served.
 */
export function readRecent(
  text: string | undefined,
  serves: Serves = isNamespace,
): readonly RecentWallet[] {
  if (text === undefined || text.length > MAX_STORED_LENGTH) return []
  const list = parse(text)
  return Array.isArray(list) ? list.flatMap((each) => readWallet(each, serves)) : []
}

/** Writes recent wallets as text, without pictures that are too large for the storage. */
export function writeRecent(wallets: readonly RecentWallet[]): string {
  return JSON.stringify(wallets.map(({ icon, ...rest }) => ({ ...rest, icon: smallIcon(icon) })))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A foreign or damaged text is the same as none.
    return undefined
  }
}

function readWallet(value: unknown, serves: Serves): readonly RecentWallet[] {
  if (typeof value !== 'object' || value === null) return []
  const read = (key: string): unknown =>
    Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
  const id = readText(read('id'), MAX_ID_LENGTH)
  const name = readText(read('name'), MAX_NAME_LENGTH)
  const namespace = read('namespace')
  if (id === undefined || name === undefined) return []
  if (typeof namespace !== 'string' || !serves(namespace)) return []
  const icon = readText(read('icon'), MAX_ICON_LENGTH)
  return [
    {
      id,
      namespace,
      name,
      icon: icon === undefined ? undefined : safeImage(icon),
      rdns: readText(read('rdns'), MAX_ID_LENGTH),
      // Any script of the page may write to the storage. Source: docs/security.md, S25.
      mobileLink: checkedLink(read('mobileLink'))?.href,
      desktopLink: checkedLink(read('desktopLink'))?.href,
      webappLink: webPage(read('webappLink')),
    },
  ]
}

function checkedLink(link: unknown): ReturnType<typeof safeLink> {
  return typeof link === 'string' ? safeLink(link) : undefined
}

function webPage(link: unknown): string | undefined {
  const page = checkedLink(link)
  return page?.kind === 'web' ? page.href : undefined
}

function readText(value: unknown, maxLength: number): string | undefined {
  const isFine = typeof value === 'string' && value !== '' && value.length <= maxLength
  return isFine ? value : undefined
}

function smallIcon(icon: string | undefined): string | undefined {
  return icon !== undefined && icon.length <= MAX_ICON_LENGTH ? icon : undefined
}
