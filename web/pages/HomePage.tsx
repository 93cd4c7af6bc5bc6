import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/home')({ component: Page })

function Page() {
  return <h1 className="content text-h1">HomePage</h1>
}
