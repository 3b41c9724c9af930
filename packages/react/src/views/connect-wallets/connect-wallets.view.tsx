import { type ReactElement, useMemo } from 'react'
import { useLoginKit } from '../login-kit.ts'

/** The list of wallets by itself. */
export function ConnectWalletsView(): ReactElement {
  const { ModalContext, Wallets, useModalWorld } = useLoginKit()
  const world = useModalWorld()
  const withoutLogins = useMemo(() => ({ ...world, logins: undefined }), [world])
  return (
    <ModalContext.Provider value={withoutLogins}>
      <Wallets />
    </ModalContext.Provider>
  )
}
