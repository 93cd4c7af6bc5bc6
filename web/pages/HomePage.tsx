import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { HomePage } from '../home/Home.tsx'
import { HomeSkeleton } from '../home/HomeSkeleton.tsx'
import { loadHomePage } from '../home/loadHome.ts'

export const Route = createFileRoute('/home')({
  loader: loadHomePage,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  pendingMs: 300,
  pendingComponent: HomeSkeleton,
  component: HomePage,
})
