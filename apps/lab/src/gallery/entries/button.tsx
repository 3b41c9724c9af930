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
      draw: (say) => (
        <Button tone="primary" isWide>
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Hover',
      draw: (say) => (
        <Button tone="primary" isWide data-force="hover">
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Focus',
      draw: (say) => (
        <Button tone="primary" isWide data-force="focus">
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Pressed',
      draw: (say) => (
        <Button tone="primary" isWide data-force="pressed">
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Busy',
      draw: (say) => (
        <Button tone="primary" isWide isBusy busyLabel={say('Approving…')}>
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Blocked',
      draw: (say) => (
        <Button tone="primary" isWide isBlocked>
          {say('Enter amount')}
        </Button>
      ),
    },
    {
      name: 'Secondary',
      draw: (say) => (
        <Button isWide icon={retryIcon}>
          {say('Try again')}
        </Button>
      ),
    },
    {
      name: 'Secondary, hover',
      draw: (say) => (
        <Button isWide data-force="hover">
          {say('Cancel')}
        </Button>
      ),
    },
    {
      name: 'Secondary, pressed',
      draw: (say) => (
        <Button isWide data-force="pressed">
          {say('Cancel')}
        </Button>
      ),
    },
    {
      name: 'Destructive',
      draw: (say) => (
        <Button isWide tone="destructive">
          {say('Revoke')}
        </Button>
      ),
    },
    {
      name: 'Quiet',
      draw: (say) => (
        <Button isWide tone="quiet">
          {say('Copy link')}
        </Button>
      ),
    },
    {
      name: 'Small',
      draw: (say) => (
        <Button size="s" icon={copyIcon}>
          {say('Copy link')}
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
