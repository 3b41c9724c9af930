/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Divider, PlainTile, Stack } from '@latchkey/ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { EmailField } from './email-field.tsx'
import { type MethodsModel, methodsModel } from './methods.model.ts'
import { SocialTiles } from './social-tiles.tsx'

/** Props of `Methods`. */
export interface MethodsProps {
  /** Nothing can be chosen until the visitor agreed to the site's terms. */
  readonly isBlocked: boolean
  /** The list of wallets. */
  readonly children: ReactNode
}

/** The ways to connect in the site's order; the list of wallets has its place among them. */
export function Methods({ isBlocked, children }: MethodsProps): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ options, device, network }) => ({ options, device, network }))
  const model = methodsModel({ ...snapshot, rows: useSnapshot(core.rows) }, { ...core, text })
  const drawn = {
    email: <EmailField isBlocked={isBlocked} />,
    social: <SocialTiles {...model.socials} isBlocked={isBlocked} />,
    wallet: <Wallets {...{ model, isBlocked }}>{children}</Wallets>,
  }
  return (
    <Stack gap={2}>
      {model.methods.map(({ method, isOther }) => (
        <Fragment key={method}>
          {isOther && <Divider css={orStyles}>{text.say('logins.or')}</Divider>}
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
      label={text.say('logins.wallets')}
      word="beside"
      isBlocked={isBlocked}
      tabIndex={isBlocked ? -1 : undefined}
      data-testid="connect-wallets"
      onClick={model.showWallets}
    />
  )
}
