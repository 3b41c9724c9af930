import { Button, copyIcon, externalIcon, retryIcon } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Button, in every state. */
export const buttonEntry: Entry = {
  id: 'button',
  title: 'Button',
  about: 'At most one of a view is primary; a blocked one says what is missing.',
  shows: ['Button'],
  specimens: [
    {
      name: 'Primary',
      draw: (translate) => (
        <Button tone="primary" isWide>
          {translate('Review')}
        </Button>
      ),
    },
    {
      name: 'Hover',
      draw: (translate) => (
        <Button tone="primary" isWide data-force="hover">
          {translate('Review')}
        </Button>
      ),
    },
    {
      name: 'Focus',
      draw: (translate) => (
        <Button tone="primary" isWide data-force="focus">
          {translate('Review')}
        </Button>
      ),
    },
    {
      name: 'Pressed',
      draw: (translate) => (
        <Button tone="primary" isWide data-force="pressed">
          {translate('Review')}
        </Button>
      ),
    },
    {
      name: 'Busy',
      draw: (translate) => (
        <Button tone="primary" isWide isBusy busyLabel={translate('Approving…')}>
          {translate('Review')}
        </Button>
      ),
    },
    {
      name: 'Blocked',
      draw: (translate) => (
        <Button tone="primary" isWide isBlocked>
          {translate('Enter amount')}
        </Button>
      ),
    },
    {
      name: 'Secondary',
      draw: (translate) => (
        <Button isWide icon={retryIcon}>
          {translate('Try again')}
        </Button>
      ),
    },
    {
      name: 'Secondary, hover',
      draw: (translate) => (
        <Button isWide data-force="hover">
          {translate('Cancel')}
        </Button>
      ),
    },
    {
      name: 'Secondary, pressed',
      draw: (translate) => (
        <Button isWide data-force="pressed">
          {translate('Cancel')}
        </Button>
      ),
    },
    {
      name: 'Destructive',
      draw: (translate) => (
        <Button isWide tone="destructive">
          {translate('Revoke')}
        </Button>
      ),
    },
    {
      name: 'Quiet',
      draw: (translate) => (
        <Button isWide tone="quiet">
          {translate('Copy link')}
        </Button>
      ),
    },
    {
      name: 'Small',
      draw: (translate) => (
        <Button size="s" icon={copyIcon}>
          {translate('Copy link')}
        </Button>
      ),
    },
    {
      name: 'Long label',
      isWide: true,
      draw: () => (
        <Button tone="primary" isWide icon={externalIcon}>
          Weiter in der Brieftasche, die auf diesem Gerät installiert ist
        </Button>
      ),
    },
    {
      name: 'Arabic',
      draw: () => (
        <Button isWide dir="rtl" lang="ar">
          ربط المحفظة بالموقع
        </Button>
      ),
    },
  ],
}
