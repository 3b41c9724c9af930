import { gunzipSync, gzipSync } from 'node:zlib'
import { readTar } from './read-tar.mjs'
import { settleManifest } from './settle-manifest.mjs'
import { writeTar } from './write-tar.mjs'

const MANIFEST = 'package/package.json'
/** Where gzip names the system that it ran on, and how it says "unknown". Source: RFC 1952. */
const SYSTEM = [9, 255]

/**
 * The same packed file with nothing left in it to chance. Packing lists files in the order in
 * which the disk answered, and what a package depends on likewise, which is another one on a busy
 * machine.
 */
export function settleTarball(packed) {
  const files = readTar(gunzipSync(packed)).map((file) =>
    file.path === MANIFEST ? { ...file, bytes: settleManifest(file.bytes) } : file,
  )
  const settled = gzipSync(writeTar(files))
  settled.writeUInt8(SYSTEM[1], SYSTEM[0])
  return settled
}
