import type {} from '@latchkey/react/elements'

/** Not on the page: the build checks that the types of React 18 know our elements. */
export function Elements() {
  return (
    <>
      <latchkey-button namespace="eip155" charsStart={6} className="mine" disabled />
      <latchkey-wallet-button wallet="metamask" onClick={() => {}} />
      <latchkey-modal instance="shop" />
      {/* @ts-expect-error: there is no such size */}
      <latchkey-network-button size="huge" />
    </>
  )
}
