import { once } from 'node:events'
import { createServer } from 'node:http'
import { latestOf } from './record.mjs'

/**
 * Serves a record on this machine, as a registry would that has nothing but these versions. The packed files
 * themselves stay where npm finds them anyway; the record has the hash of each. It does not keep the process
 * alive.
 *
 * @param record - See `record.mjs`.
 * @param sourceOf - Returns the address of the registry that has the files of a package.
 * @returns Its address.
 */
export async function serveRecord(record, sourceOf) {
  const server = createServer(({ url }, response) => {
    const name = decodeURIComponent(url.slice(1))
    const isRecorded = Object.hasOwn(record, name)
    const answer = isRecorded
      ? packumentOf(name, record[name], sourceOf(name))
      : { error: `${name} is not recorded` }
    response.writeHead(isRecorded ? 200 : 404, {
      'content-type': 'application/json',
      // The next run may have another record at the same port.
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}/`
}

/** The document in which registries describe a package, with what installing needs. */
function packumentOf(name, versions, source) {
  const file = name.split('/').at(-1)
  const described = Object.entries(versions).map(
    ([version, { integrity, hasShrinkwrap = false, ...entry }]) => [
      version,
      {
        name,
        version,
        ...entry,
        _hasShrinkwrap: hasShrinkwrap,
        dist: { integrity, tarball: `${source}${name}/-/${file}-${version}.tgz` },
      },
    ],
  )
  return {
    name,
    'dist-tags': { latest: latestOf(versions) },
    versions: Object.fromEntries(described),
  }
}
