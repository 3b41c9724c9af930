import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'
import { ClearError } from '../lib/say.mjs'
import { settleManifest } from './settle-manifest.mjs'

const MANIFEST = 'package/package.json'
/** The time that `npm pack` writes as well: some readers take exception to the year 1970. */
const TIME = new Date('1985-10-26T08:15:00Z')
const ANY_MAY_RUN = 0o111
/**
 * The offset at which gzip names the system that it ran on, and its value for "unknown". Source:
 * RFC 1952.
 */
const SYSTEM = [9, 255]

/**
 * The same packed file with nothing in it that depends on time, order or machine. Packing lists
 * files in the order in which the disk answered, and what a package depends on likewise, which is
 * another one on a busy machine.
 *
 * @throws ClearError when something else than a file is inside.
 */
export async function settleTarball(packed) {
  const entries = await unpackTar(gunzipSync(packed))
  const settled = entries.map(settleEntry).sort((a, b) => (a.header.name < b.header.name ? -1 : 1))
  const bytes = gzipSync(await packTar(settled))
  bytes.writeUInt8(SYSTEM[1], SYSTEM[0])
  return bytes
}

/** Keeps path, bytes and whether the file may be run. */
function settleEntry({ header: { name, type, mode }, data }) {
  if (type !== 'file') throw new ClearError(`${name} is no file, but a ${type}.`)
  const body = name === MANIFEST ? settleManifest(Buffer.from(data)) : data
  const rights = (mode & ANY_MAY_RUN) === 0 ? 0o644 : 0o755
  return { header: { name, size: body.length, mode: rights, mtime: TIME, uid: 0, gid: 0 }, body }
}
