/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  AccountLine,
  Avatar,
  chevronDownIcon,
  copyPlain,
  focusRing,
  hovered,
  Icon,
  media,
  Stack,
  TRUNCATED,
} from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { CopyButton } from '../../partials/copy-button.tsx'
import type { AccountModel, EmbeddedModel } from './account.model.ts'
import { ActionTiles } from './actions/account-actions.tsx'
import { DepositRow } from './actions/deposit-row.tsx'
import { AccountTabs } from './tabs/account-tabs.tsx'
import { Total } from './total.tsx'

/** Props of `EmbeddedAccount`. */
interface EmbeddedAccountProps {
  readonly model: AccountModel
  readonly embedded: EmbeddedModel
}

/** The active account of the embedded wallet, with what it holds. */
export function EmbeddedAccount({ model, embedded }: EmbeddedAccountProps): ReactElement {
  return (
    <Stack gap={5} above={1}>
      <Stack gap={4}>
        <Head model={model} embedded={embedded} />
        <Total />
      </Stack>
      <ActionTiles />
      <DepositRow />
      <AccountTabs />
    </Stack>
  )
}

/** Draws a name over the short address, or the short address over the known part of the login. */
function Head({ model, embedded }: EmbeddedAccountProps): ReactElement {
  const short = (
    <bdi
      dir="ltr"
      title={model.address}
      data-testid="account-address"
      data-address={model.address}
      onCopy={copyPlain(model.address)}
    >
      {model.shortAddress}
    </bdi>
  )
  const name = model.name && <bdi data-testid="account-name">{model.name}</bdi>
  const login = (
    <bdi css={TRUNCATED} title={embedded.login} data-testid="account-login">
      {embedded.login}
    </bdi>
  )
  return (
    <AccountLine
      picture={<Avatar address={model.address} src={model.avatar} size={4} />}
      name={<SettingsButton embedded={embedded}>{name ?? short}</SettingsButton>}
      detail={
        <>
          {name ? short : login}
          <CopyButton
            label={model.copyLabel}
            iconSize="s"
            data-testid="account-copy"
            copy={model.copy}
          />
        </>
      }
    />
  )
}

/** The name, which opens the settings. */
function SettingsButton({
  embedded,
  children,
}: {
  readonly embedded: EmbeddedModel
  readonly children: ReactNode
}): ReactElement {
  return (
    <button
      type="button"
      data-testid="account-settings"
      title={embedded.settingsLabel}
      css={settingsButtonStyles}
      onClick={embedded.openSettings}
    >
      <span css={TRUNCATED}>{children}</span>
      <Icon shape={chevronDownIcon} size="s" />
    </button>
  )
}

function settingsButtonStyles(theme: Theme): CSSObject {
  const { color, radius, space, u } = theme
  return {
    font: 'inherit',
    letterSpacing: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    minHeight: u(2.4),
    paddingInline: space[1],
    marginInlineStart: u(-0.4),
    borderRadius: radius.s,
    color: color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&:focus-visible': focusRing(theme, '-2px'),
    ...hovered({ backgroundColor: color['fill-1'] }),
    // As high as a finger needs: above it is free space.
    [media.sheet]: {
      position: 'relative',
      '&::before': { content: '""', position: 'absolute', inset: `${u(-1.8)} 0 ${u(-0.2)}` },
    },
  }
}
