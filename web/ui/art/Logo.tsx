/**
 * The logo: a fish in two blues on a sand-coloured ground. Hidden from screen readers, because the name is next to it.
 */
export function Logo({
  className = 'size-9',
  size,
}: {
  readonly className?: string
  readonly size?: number
}) {
  return (
    <svg
      viewBox="0 0 36 36"
      width={size}
      height={size}
      className={size === undefined ? className : undefined}
      aria-hidden="true"
    >
      <rect className="logo-ground" width="36" height="36" rx="8" />
      <path
        className="logo-back"
        d="M4.5 18C8.5 13 12.5 11.2 17 11.2c4 0 6.8 2 9.2 4.6L31.5 12c-.8 2.2-1.2 4-1.2 6s.4 3.8 1.2 6l-5.3-3.8C23.8 22.8 21 24.8 17 24.8 12.5 24.8 8.5 23 4.5 18z"
      />
      <path
        className="logo-belly"
        d="M4.5 18c3 1.6 6 2 9.5 1 5-1.5 9-1.4 12.2 1.2C23.8 22.8 21 24.8 17 24.8 12.5 24.8 8.5 23 4.5 18z"
      />
      <circle className="logo-eye" cx="12" cy="16.4" r="1.7" />
    </svg>
  )
}
