import { safeImage } from '../contract/index.ts'

const IPFS = /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{32,128})(\/[^?#\\]*)?$/i

/** Files that a browser might play where a picture is expected. */
const PLAYED = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|wav|ogg|oga|flac|aac)(?:[?#]|$)/i

/**
 * The URL of a picture in foreign data, as it may be shown. One on IPFS is read through the website's gateway;
 * without a gateway there is none. Source: docs/security.md, S24.
 *
 * @param gateway - What stands before `/ipfs/…`.
 * @returns undefined for everything else, and for videos and sounds.
 */
export function pictureUrl(text: string, gateway: string | undefined): string | undefined {
  const [, cid, path = ''] = IPFS.exec(text) ?? []
  if (cid === undefined) return PLAYED.test(text) ? undefined : safeImage(text)
  if (gateway === undefined || PLAYED.test(path)) return undefined
  const folder = `${gateway.replace(/\/*(?:ipfs\/*)?$/, '')}/ipfs/${cid}`
  const url = safeImage(`${folder}${path.replaceAll(' ', '%20')}`)
  // Dots in the path must not lead to other files of the gateway's host.
  return url?.startsWith(safeImage(folder) ?? '') ? url : undefined
}
