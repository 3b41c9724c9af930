/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Divider, PlainTile, Stack } from '@latchkey/ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../legal/blocked.ts'
import { loginComponents } from './lazy-login-components.ts'
import { type MethodsModel, methodsModel } from './methods.model.ts'

/** Props of `Methods`. */
export interface MethodsProps {
  /** Nothing can be chosen until the visitor agreed to the site's terms. */
  readonly isBlocked: boolean
  /** The list of wallets; without it only logins are shown. */
  readonly children?: ReactNode
}

/** The ways to connect in the site's order; the list of wallets has its place among them. */
export function Methods({ isBlocked, children }: MethodsProps): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ options, device, network, modal }) => {
    return { options, device, network, modal }
  })
  const tools = { ...core, offersWallets: children !== undefined }
  const model = methodsModel({ ...snapshot, rows: useSnapshot(core.rows) }, tools)
  const loaded = loginComponents.current()
  const drawn = {
    email: loaded && <loaded.EmailField isBlocked={isBlocked} />,
    social: loaded && <loaded.SocialTiles isBlocked={isBlocked} />,
    wallet: (
      <Wallets model={model} isBlocked={isBlocked}>
        {children}
      </Wallets>
    ),
  }
  return (
    <Stack gap={2}>
      {model.methods.map(({ method, isOther }) => (
        <Fragment key={method}>
          {isOther && <Divider css={orStyles}>{text.get('logins.or')}</Divider>}
          {drawn[method]}
        </Fragment>
      ))}
    </Stack>
  )
}

/** With the gap of the stack that makes 1.4. */
function orStyles({ u }: Theme): CSSObject {
  return { marginBlock: u(0.6) }
}

interface WalletsProps {
  readonly model: Pick<MethodsModel, 'showWallets'>
  readonly isBlocked: boolean
  readonly children: ReactNode
}

function Wallets({ model, isBlocked, children }: WalletsProps): ReactElement {
  const { text } = useModalContext()
  if (model.showWallets === undefined) return <>{children}</>
  return (
    <PlainTile
      label={text.get('logins.wallets')}
      labelPlace="beside"
      {...blockedProps(isBlocked, text)}
      data-testid="connect-wallets"
      onClick={model.showWallets}
    />
  )
}
