import { isWebLink, type PairedPeer, plainText, safeImage, safeLink } from '@latchkey/core/contract'

const MAX_NAME_LENGTH = 64
/** 256 KiB. */
const MAX_ICON_LENGTH = 262_144
const MAX_LINK_LENGTH = 2_048
const MAX_ICONS = 20

/** Cleans the metadata of a wallet. Names, links and images that are not safe are left out. */
export function readPeer(metadata: unknown): PairedPeer {
  const { name, url, icons, redirect } = Object(metadata)
  const { native, universal } = Object(redirect)
  return {
    name: typeof name === 'string' ? plainText(name, MAX_NAME_LENGTH) : '',
    url: isText(url, MAX_LINK_LENGTH) && isWebLink(url) ? url : undefined,
    icon: firstImage(icons),
    nativeLink: link(native),
    universalLink: link(universal, 'web'),
  }
}

function firstImage(icons: unknown): string | undefined {
  // Some wallets give one icon without a list around it.
  for (const icon of [icons].flat().slice(0, MAX_ICONS)) {
    const image = isText(icon, MAX_ICON_LENGTH) ? safeImage(icon.trim()) : undefined
    if (image !== undefined) return image
  }
  return undefined
}

function link(value: unknown, kind?: 'web'): string | undefined {
  const safe = isText(value, MAX_LINK_LENGTH) ? safeLink(value) : undefined
  return kind === undefined || safe?.kind === kind ? safe?.href : undefined
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength
}
