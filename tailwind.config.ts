import type { Config } from 'tailwindcss';

/**
 * The design tokens, and all that Tailwind 4 reads from here: client/src/index.css names this file with `@config`. Colors are CSS
 * variables, so that light and dark differ in one place (client/src/index.css); the rest of the scale is Tailwind's own.
 */
export default {
  theme: {
    extend: {
      colors: {
        page: 'var(--page)',
        surface: 'var(--surface)',
        subtle: 'var(--subtle)',
        line: 'var(--line)',
        control: 'var(--control)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        primary: {
          DEFAULT: 'var(--primary)',
          hover: 'var(--primary-hover)',
          soft: 'var(--primary-soft)',
          text: 'var(--primary-text)',
          on: 'var(--on-primary)',
        },
        accent: {
          DEFAULT: 'var(--accent)',
          hover: 'var(--accent-hover)',
          soft: 'var(--accent-soft)',
          line: 'var(--accent-line)',
          on: 'var(--on-accent)',
        },
        success: { DEFAULT: 'var(--success)', soft: 'var(--success-soft)' },
        warning: { DEFAULT: 'var(--warning)', soft: 'var(--warning-soft)' },
        danger: {
          DEFAULT: 'var(--danger)',
          hover: 'var(--danger-hover)',
          soft: 'var(--danger-soft)',
          text: 'var(--danger-text)',
          on: 'var(--on-danger)',
        },
        focus: 'var(--focus)',
      },
      fontFamily: {
        sans: ['Inter Variable', 'Inter Fallback', 'ui-sans-serif', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        xs: ['0.75rem', { lineHeight: '1.125rem' }],
        sm: ['0.875rem', { lineHeight: '1.375rem' }],
        base: ['1rem', { lineHeight: '1.5rem' }],
        lg: ['1.25rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
        xl: ['1.5rem', { lineHeight: '2rem', letterSpacing: '-0.015em' }],
        '2xl': ['2rem', { lineHeight: '2.375rem', letterSpacing: '-0.02em' }],
        '3xl': ['3rem', { lineHeight: '3.25rem', letterSpacing: '-0.025em' }],
      },
      borderRadius: { card: '0.75rem', control: '0.5rem' },
      boxShadow: { float: 'var(--shadow-float)' },
      maxWidth: { page: '72rem', workspace: '100rem', reading: '40rem' },
      keyframes: {
        'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
        'rise-in': {
          from: { opacity: '0', transform: 'translateY(0.5rem)' },
          to: { opacity: '1', transform: 'none' },
        },
        typed: {
          '0%, 90%, to': { clipPath: 'inset(-0.25em 100% -0.25em 0)' },
          '10%, 85%': { clipPath: 'inset(-0.25em 0 -0.25em 0)' },
        },
      },
      animation: {
        'fade-in': 'fade-in 150ms ease-out',
        'rise-in': 'rise-in 180ms ease-out',
        // Before its turn it is not there; where motion is reduced it ends at once, and is.
        typed: 'typed 14s steps(20) infinite backwards',
      },
    },
  },
} satisfies Config;
