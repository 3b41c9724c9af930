import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/**
 * The sources that views of several groups need; the view of a wallet that is asked to connect
 * comes with it.
 */
const SHARED = 'partials/|models/|format/'

/**
 * Few files where all is loaded together, so that a website's bundler meets few: the modal with Connect,
 * and groups of views. Languages are a file each. A module is in the first group that names it.
 */
export default defineConfig({
  ...base,
  entry: [
    './src/index.ts',
    './src/bindings/index.ts',
    './src/react-server.ts',
    './src/elements/index.ts',
    './src/presets/index.ts',
    './src/server.ts',
  ],
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: inOrder([
        // Without React: server components import it.
        { name: 'account-cookie', test: sources('instance/account-cookie') },
        { name: filesOfPage('(elements/)?index'), test: sources('(?!index|elements/index)') },
        {
          name: importedBy('modal/mount-modal|views/connect/connect\\.view', 'modal'),
          test: sources(''),
        },
        {
          name: 'login-ways',
          test: sources('partials/logins/(email-field|failure-|last-|social)'),
        },
        // The code that only views of connected accounts share.
        {
          name: 'account-parts',
          test: sources(
            'partials/(account-head|amount-panel|available-line|choice-rows/|explore-address|more-rows|read-more/|use-address-names|use-one-stop)|format/percent',
          ),
        },
        {
          name: 'swap',
          test: sources('views/swap|messages/en/swap|partials/swap-details/'),
        },
        {
          name: 'buy',
          test: sources(
            'views/(on-ramp-(?!activity)|buy-in-|what-is-a-buy)|messages/en/buy|partials/(buy/|token-picture)|models/onramp-pictures',
          ),
        },
        // It needs the rows of the activity, which buying does not.
        { name: 'buy-activity', test: sources('views/on-ramp-activity') },
        // The review of a transfer before the visitor agrees to it, in Send and in Pay.
        { name: 'review', test: sources('partials/transfer-review/|messages/en/review') },
        { name: 'pay', test: sources('views/pay(-loading)?/|messages/en/pay') },
        { name: 'deposit', test: sources('views/pay-with-exchange/|messages/en/deposit') },
        // All that is loaded ahead once the list stands is one file.
        {
          name: 'connecting',
          test: sources(
            `${SHARED}|messages/en/(shared|connecting|wallets)|views/(registry|connecting-(external|multi)|code-beside-list/|all-wallets)|modal/`,
          ),
        },
        {
          name: importedBy('views/connecting-wallet', 'codes'),
          test: sources('views/|messages/en/codes'),
        },
        {
          name: 'help',
          test: sources('views/(get-wallet|downloads|what-is-a-)|messages/en/help'),
        },
        {
          name: 'networks',
          test: sources('views/(networks|switch-|unsupported-)|messages/en/networks'),
        },
        {
          name: 'email-logins',
          test: sources('views/email-(?!update)|messages/en/email-logins'),
        },
        { name: 'email-update', test: sources('views/email-update|messages/en/email-update') },
        {
          name: 'social-logins',
          test: sources('views/(connect-|connecting-|create)|messages/en/social-logins'),
        },
        {
          name: 'nfts',
          test: sources('views/(account/tabs/nfts|collectible)|messages/en/nfts'),
        },
        { name: 'tokens', test: sources('views/account/tabs/tokens|messages/en/tokens') },
        {
          name: 'receive',
          test: sources('views/wallet-(receive|compatible)|messages/en/receive'),
        },
        { name: 'send', test: sources('views/wallet-send|messages/en/send') },
        {
          name: 'settings',
          test: sources('views/(account-settings|upgrade-|approve-)|messages/en/settings'),
        },
        { name: 'names', test: sources('views/register-|messages/en/names') },
        { name: 'label', test: sources('views/account-label|messages/en/label') },
        { name: 'sign-in', test: sources('views/siwx-|messages/en/sign-in') },
        {
          name: 'smart-sessions',
          test: sources(
            'views/(smart-session-|permissions/)|messages/en/(smart-sessions|permissions)|partials/permissions/',
          ),
        },
        {
          name: 'activity',
          test: sources('views/(activity|receipt)/|messages/en/(activity|receipt)'),
        },
        { name: 'accounts', test: sources('views/|messages/en/accounts') },
      ]),
    },
  },
})
