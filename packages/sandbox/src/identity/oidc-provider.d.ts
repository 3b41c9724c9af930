/**
 * The provider itself. The package's entry also warns, on every start, of a Node older than its
 * authors would like; it works on ours, and its tests here say so.
 */
declare module 'oidc-provider/lib/provider.js' {
  import Provider from 'oidc-provider'

  export { Provider }
}
