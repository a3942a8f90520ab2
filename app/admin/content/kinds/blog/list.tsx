import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { findBlogById, findBlogs, findCategories, findItemStates } from '../../../item-calls.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { withStates } from '../../../ui/lists/item-states.ts';
import { Loaded, outcomeOf } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Popup } from '../../popup/popup.tsx';
import { usePopup } from '../../popup/use-popup.ts';
import { blogTexts } from '../../texts/blogs.ts';
import type { Route } from './+types/list';
import { BlogGrid } from './blog-grid.tsx';
import { BlogForm } from './form.tsx';

export function clientLoader() {
  const blogs = withStates(findBlogs(), findItemStates('blogs'), ({ blog_id }) => blog_id);
  return { blogs: outcomeOf(blogs), categories: outcomeOf(findCategories()) };
}

export function meta() {
  return [{ title: blogTexts.screen }, { name: 'robots', content: 'noindex' }];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const popup = usePopup(findBlogById);
  return (
    <>
      <PageTitle title={blogTexts.screen}>
        <Button leftSection={<AdminIcon name="add" />} onClick={popup.create}>
          {blogTexts.create}
        </Button>
      </PageTitle>
      <Loaded of={loaderData.blogs} waiting={blogTexts.loading} onRetry={revalidate}>
        {(blogs) => (
          <BlogGrid blogs={blogs} categories={loaderData.categories} onEdit={popup.edit} />
        )}
      </Loaded>
      <Popup title={blogTexts.popup} waiting={blogTexts.loadingOne} popup={popup}>
        {(blog) => <BlogForm blog={blog} {...loaderData} onClose={popup.close} />}
      </Popup>
    </>
  );
}
