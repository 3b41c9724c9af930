/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  AccountLine,
  Avatar,
  chevronDownIcon,
  copyPlain,
  disconnectIcon,
  externalIcon,
  focusRing,
  hovered,
  Icon,
  IconButton,
  Image,
  media,
  Stack,
  TRUNCATED,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { CopyButton } from '../../partials/copy-button.tsx'
import type { AccountModel } from './account.model.ts'

/** Props of the parts of the head. */
interface HeadProps {
  readonly model: AccountModel
}

/**
 * Draws the active account: its name over the short address, or the short address over the known part of the
 * login, else over the name of its wallet.
 */
export function Head({ model }: HeadProps): ReactElement {
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
  // It stands behind what it copies.
  const copyButton = (
    <CopyButton label={model.copyLabel} iconSize="s" data-testid="account-copy" copy={model.copy} />
  )
  return (
    <AccountLine
      picture={<Picture model={model} />}
      name={<SettingsButton model={model}>{name ?? short}</SettingsButton>}
      nameEnd={name ? undefined : copyButton}
      detail={
        name ? (
          <>
            {short}
            {copyButton}
          </>
        ) : (
          <Origin model={model} />
        )
      }
      end={<Ends model={model} />}
    />
  )
}

/**
 * The picture of the account, with that of a wallet of the visitor's own as a badge. The wallet is named for
 * screen readers where no line of the head does.
 */
function Picture({ model }: HeadProps): ReactElement {
  const { name, login, wallet } = model
  const badge =
    login === undefined ? (
      <Image src={wallet.icon} size={1.6} fallback={walletIcon} title={wallet.name}>
        {name !== undefined && <VisuallyHidden>{wallet.name}</VisuallyHidden>}
      </Image>
    ) : undefined
  return <Avatar address={model.address} src={model.avatar} size={4} badge={badge} />
}

/** The login of the embedded wallet, or the name of another one. */
function Origin({ model: { login, wallet } }: HeadProps): ReactElement {
  if (login === undefined) {
    return (
      <bdi css={TRUNCATED} data-testid="account-wallet">
        {wallet.name}
      </bdi>
    )
  }
  return (
    <bdi css={TRUNCATED} title={login} data-testid="account-login">
      {login}
    </bdi>
  )
}

/** The explorer and the end of the connection, one press away. */
function Ends({ model }: HeadProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack direction="row" gap={0}>
      {model.explore && (
        <IconButton
          icon={externalIcon}
          label={text.get('account.explorer')}
          data-testid="account-explorer"
          onClick={model.explore}
        />
      )}
      <IconButton
        icon={disconnectIcon}
        label={model.disconnectLabel}
        aria-busy={model.isDisconnecting || undefined}
        aria-disabled={model.isDisconnecting || undefined}
        data-testid="account-disconnect"
        onClick={model.isDisconnecting ? undefined : model.disconnect}
      />
    </Stack>
  )
}

/** The name, which opens the settings. */
function SettingsButton({
  model,
  children,
}: HeadProps & { readonly children: ReactNode }): ReactElement {
  return (
    <button
      type="button"
      data-testid="account-settings"
      title={model.settingsLabel}
      css={settingsButtonStyles}
      onClick={model.openSettings}
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
