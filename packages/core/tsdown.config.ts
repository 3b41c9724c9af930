import { defineConfig, type Rolldown } from 'tsdown'
import base, { entriesOfManifest } from '../../tsdown.config.ts'
import { importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/**
 * Few files, so that a website's bundler meets few: what a page needs before the modal, the rest of the
 * contract, what adapters find wallets with, what they keep sessions with, and the core of the modal.
 * What is loaded lazily is a file each. A module is in the first group that names it or imports it.
 */
export default defineConfig({
  ...base,
  plugins: [base.plugins, withoutPreloads()],
  // In builds for production it takes the place of the page's entry.
  entry: [...entriesOfManifest(), './src/page/production/index.ts'],
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: inOrder([
        {
          name: 'errors',
          test: sources(
            'contract/(errors/(page-|describe-|latchkey)|caip|namespace-forms|keep-listening|lazy|web-link)',
          ),
        },
        { name: 'logins', test: sources('contract/(allowed-origins|email-address)') },
        // Amounts and coins are shown in views of every kind, the first ones among them.
        {
          name: 'core',
          test: sources(
            'contract/errors/connect-catalog|balances/(amount|same-token)|networks/coin-picture',
          ),
        },
        // Other failures load with the code that throws them.
        {
          name: 'contract',
          test: sources('contract/(?!errors/((account|login|pay|token|trade)-)?catalog)'),
        },
        // Wallets that a website brings along look at the page before anything is loaded.
        { name: 'lazy-adapter', test: sources('adapter/(lazy-(adapter|facets)|current-page)') },
        { name: importedBy('page/production/index', 'page'), test: sources('') },
        { name: 'choices', test: sources('options/choices') },
        // Builds for production have no checks of options before they change, but for networks.
        {
          name: 'option-checks',
          test: sources(
            'options/(check-options|read-options|option-checks|rules|by-network|custom-wallet)',
          ),
        },
        {
          name: 'discovery',
          test: sources('adapter/(create-discovery|wallet-standard/)'),
        },
        { name: 'sessions', test: sources('adapter/') },
        // Only a view that is loaded later makes such links.
        { name: 'payment-links', test: sources('payment-links/') },
        { name: 'selectors', test: sources('store/selectors') },
        // Only views that are loaded later read these.
        {
          name: 'send-form',
          test: sources(
            'send/(zero-address|send-tokens|form-rules|known-addresses)|balances/token-picture',
          ),
        },
        // Only the view of a deposit writes ids of assets before Pay is loaded.
        { name: 'assets', test: sources('pay/read-asset') },
        { name: 'swap-form', test: sources('swap/(consent|form-rules|swap-(numbers|tokens))') },
        { name: 'onramp-form', test: sources('onramp/form-rules|api/decimal-text') },
        { name: 'checksum', test: sources('rpc/checksum-address') },
        { name: importedBy('views/index', 'core'), test: sources('') },
        // Loads once the list of wallets stands, and where sessions are resumed; what reads balances and identities is
        // loaded with the first account.
        {
          name: importedBy('create-account|connections/resume', 'account-actions'),
          test: sources(''),
        },
        {
          name: importedBy('balances/balances|identity/identity', 'account'),
          test: sources('(balances|identity)/'),
        },
        {
          // The endpoints of names, swaps, buying, payments and smart sessions load with their own
          // code.
          name: importedBy(
            'analytics/sender|api/endpoints/(?!profile|smart-|convert|onramp|exchanges)|networks/network-image-ids|rpc/network-nodes|wallets/request-listing',
            'services',
          ),
          // The sender of events loads with the services: nearly every visit needs both.
          test: sources(
            '(analytics/sender|platform/fetch-telemetry|(api(?!/endpoints/(profile|smart-|convert|onramp|exchanges))|http|networks|rpc|wallets)/)',
          ),
        },
        { name: 'stored-list', test: sources('store/read-stored-list') },
        { name: 'stored-orders', test: sources('onramp/stored-orders') },
        // The code that it shares with the sources of websites, which few have, is no file of its
        // own.
        {
          name: 'onramp',
          test: sources('onramp/(?!site-|source-)|api/endpoints/onramp-(?!history)'),
        },
      ]),
    },
  },
})

/**
 * Tests of this package load what the core imports at first need, by imports of nothing. Built, one of these is kept
 * or left out by chance, and a build would come out in two ways.
 */
function withoutPreloads(): Rolldown.Plugin {
  return {
    name: 'without-preloads',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/testing\// },
      handler: (code) => code.replace(/^import '\.\.\/[^']*'$/gm, ''),
    },
  }
}
