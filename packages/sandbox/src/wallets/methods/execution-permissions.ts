import { invalidParams } from '../provider-error.ts'
import { asList, isRecord, silently, type WalletMethod, withOwner } from './wallet-method.ts'

/** A permission as it was granted: the request, and the text that names it. */
type Granted = Readonly<Record<string, unknown>> & { readonly context: string }

/** The methods of ERC-7715, with the names that they have today. */
export function createExecutionPermissionMethods(): Readonly<Record<string, WalletMethod>> {
  let granted: readonly Granted[] = []
  let count = 0
  return {
    wallet_getSupportedExecutionPermissions: (core) => {
      const chainIds = core.knownChainIds().map((id) => `0x${id.toString(16)}`)
      return silently(() => ({ 'native-token-periodic': { chainIds, ruleTypes: ['expiry'] } }))
    },
    wallet_requestExecutionPermissions: (core, params) => {
      const wanted = asList(params).filter(isRecord)
      if (wanted.length === 0) throw invalidParams('Expected a list of permissions.')
      for (const { from } of wanted) if (from !== undefined) core.signerOf(from)
      return withOwner(() => {
        const added = wanted.map((each) => {
          count += 1
          const context = `0x${count.toString(16).padStart(64, '0')}`
          return { from: core.visibleAccounts()[0], ...each, context, dependencies: [] }
        })
        granted = [...granted, ...added]
        return added
      })
    },
    wallet_getGrantedExecutionPermissions: () => silently(() => granted),
    wallet_revokeExecutionPermission: (_core, params) => {
      const { permissionContext } = Object(asList(params)[0])
      const isKnown = granted.some(({ context }) => context === permissionContext)
      if (!isKnown) throw invalidParams('Expected the context of a permission.')
      return withOwner(() => {
        granted = granted.filter(({ context }) => context !== permissionContext)
        return {}
      })
    },
  }
}
