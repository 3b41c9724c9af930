import { readmePolicy } from '../lib/readme-policy.mjs'
import { pageSource } from './page-sources.mjs'

/**
 * The websites that `npm run size` builds. Each has a twin without Latchkey (`BARE_SOURCES`), so that
 * only what Latchkey adds is counted.
 *
 * @typedef {object} Site
 * @property {string} name - As it stands in the report.
 * @property {'vite-8' | 'vite-7' | 'webpack' | 'next'} bundler
 * @property {'react' | 'plain' | 'next'} kind - A React page, a page without React, a page of Next.
 * @property {'elements'} [shows] - On sites on which our elements stand.
 * @property {string} source - The only module of the page, or of the Next page.
 * @property {readonly string[]} namespaces - Of the adapters that it has.
 * @property {string} [policy] - The content policy that it is sent with: that of the README.
 */

const EVM = ['eip155']
const ALL = ['eip155', 'solana', 'bip122']

const POLICY = readmePolicy()
/** Webpack loads its files by a policy of Trusted Types of its own, which the README tells to allow. */
const POLICY_OF_WEBPACK = POLICY.replace("trusted-types 'none'", 'trusted-types webpack')

/** @type {readonly Site[]} */
export const SITES = [
  site({ bundler: 'vite-8', hasReact: true, namespaces: EVM, policy: POLICY }),
  site({ bundler: 'vite-8', hasReact: false, namespaces: EVM }),
  site({ bundler: 'vite-8', hasReact: true, namespaces: ALL }),
  site({
    bundler: 'vite-8',
    hasReact: false,
    namespaces: EVM,
    shows: 'elements',
    more: ', elements',
  }),
  site({ bundler: 'vite-7', hasReact: true, namespaces: EVM }),
  site({ bundler: 'webpack', hasReact: true, namespaces: EVM, policy: POLICY_OF_WEBPACK }),
  site({ bundler: 'next', hasReact: true, namespaces: EVM }),
]

/** The site on which the parts that load at first need are visited one by one. */
export const PARTS_SITE = site({
  bundler: 'vite-8',
  hasReact: true,
  namespaces: ALL,
  imports: `import { frameAuth } from '@latchkey/frame'
// Nothing calls it: what it loads is weighed.
window.loadExplain = () => import('@latchkey/explain')`,
  options: 'auth: frameAuth()',
  more: ', logins',
})

/** The same page in another language, to weigh the language. */
export const LANGUAGE_SITE = site({
  bundler: 'vite-8',
  hasReact: true,
  namespaces: EVM,
  options: `locale: 'ar'`,
  more: ', Arabic',
})

/** The same page on which visitors sign in, to weigh the sign-in. */
export const SIGN_IN_SITE = site({
  bundler: 'vite-8',
  hasReact: true,
  namespaces: EVM,
  imports: `import { localSiwx } from '@latchkey/core/siwx'`,
  options: 'siwx: localSiwx()',
  more: ', sign-in',
})

/** @returns The site with these adapters and options. */
function site({
  bundler,
  hasReact,
  namespaces,
  policy,
  shows,
  imports = '',
  options = '',
  more = '',
}) {
  const kind = bundler === 'next' ? 'next' : hasReact ? 'react' : 'plain'
  const chains = namespaces === EVM ? 'EVM' : 'three namespaces'
  const page = hasReact ? 'React page' : 'page without React'
  return {
    bundler,
    kind,
    namespaces,
    policy,
    shows,
    name: `${bundler}, ${page}, ${chains}${more}`,
    source: pageSource(shows ?? kind, { namespaces, imports, options }),
  }
}
