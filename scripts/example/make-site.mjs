import { takePacked } from '../lib/site.mjs'
import { copyExample } from './copy-example.mjs'
import { createSite, removeTest } from './create-site.mjs'

/** Other choices than those of `npm run examples`: no project id, and wallets of all families. */
const CHOICES = ['--networks', 'base,polygon,solana,bitcoin', '--yes']

/**
 * Copies an example, or lets the packed `create-latchkey` write a site from it. Nothing is installed yet.
 *
 * @param example - See `examples.mjs`.
 * @param place - The `site`, which is not there yet; `packed`, the folder with the packed files; `modules`, a
 *   `node_modules` with them; and `hasOwnTest`, whether a site that is written keeps its test.
 */
export async function makeExample(
  { name, folder, framework, networks = 'ethereum,base', versions },
  { packed, site, modules, hasOwnTest },
) {
  if (framework === undefined) return copyExample(folder ?? name, { packed, site, versions })
  const choices = ['--networks', networks, '--project-id', 'your-project-id']
  await createSite(site, { modules, args: ['--framework', framework, ...choices, '--yes'] })
  if (!hasOwnTest) removeTest(site)
  return takePacked({ packed, site, versions })
}

/** Lets the packed `create-latchkey` write a site with its own test. Nothing is installed yet. */
export async function makeOwnSite(framework, { packed, site, modules }) {
  await createSite(site, { modules, args: ['--framework', framework, ...CHOICES] })
  takePacked({ packed, site })
}
