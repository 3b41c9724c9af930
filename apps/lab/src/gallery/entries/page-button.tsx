import { PageAccountButton, PageButton, PageNetworkButton } from '@latchkey/ui/page'
import type { Entry } from '../entry.ts'
import { pictureOf } from '../pictures.tsx'

const ADDRESS = '0xB17e9a1C32d60Fb2cE0a8e4E5a6e7A0b77c0De91'

const base = { src: pictureOf('base') }

/** Page buttons, in every state. */
export const pageButtonEntry: Entry = {
  id: 'page-button',
  title: 'Page buttons',
  about: 'Outside of the modal, in the site’s page; they bring their own small sheet.',
  shows: ['PageButton', 'PageAccountButton', 'PageNetworkButton'],
  specimens: [
    {
      name: 'Connect',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display}>{translate('Connect wallet')}</PageButton>
      ),
    },
    {
      name: 'Hover',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} data-force="hover">
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Focus',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} data-force="focus">
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Pressed',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} data-force="pressed">
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Busy',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} isBusy busyLabel={translate('Connecting…')}>
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Disabled',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} disabled>
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Small',
      isOnPage: true,
      draw: (translate, display) => (
        <PageButton {...display} size="s">
          {translate('Connect wallet')}
        </PageButton>
      ),
    },
    {
      name: 'Account',
      isOnPage: true,
      isWide: true,
      draw: (_translate, display) => (
        <PageAccountButton {...display} balance="1.284 ETH" picture={{ address: ADDRESS }}>
          0xB17e…De91
        </PageAccountButton>
      ),
    },
    {
      name: 'Account, small',
      isOnPage: true,
      draw: (_translate, display) => (
        <PageAccountButton {...display} size="s" picture={{ address: ADDRESS }}>
          mira.latch.eth
        </PageAccountButton>
      ),
    },
    {
      name: 'Network',
      isOnPage: true,
      draw: (_translate, display) => (
        <PageNetworkButton {...display} picture={base}>
          Base
        </PageNetworkButton>
      ),
    },
    {
      name: 'Unsupported',
      isOnPage: true,
      draw: (_translate, display) => (
        <PageNetworkButton {...display} isWarning>
          Switch network
        </PageNetworkButton>
      ),
    },
    {
      name: 'Long name',
      isOnPage: true,
      draw: (_translate, display) => (
        <PageNetworkButton {...display} picture={base}>
          Base Sepolia Developer Preview
        </PageNetworkButton>
      ),
    },
  ],
}
