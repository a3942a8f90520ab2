import { webAddressLimit } from '../../../../../domain/content/addresses/web-address.ts';
import { blogKind } from '../../../../../domain/content/kinds/blog.ts';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { blogTexts as texts } from '../../texts/blogs.ts';
import type { BlogText } from './draft.ts';

export interface BlogFieldsProps {
  text: BlogText;
  errors: Record<string, string>;
  onChange: (name: keyof BlogText, value: string) => void;
}

/** What a control of one field needs. */
export function fieldOf({ text, errors, onChange }: BlogFieldsProps, name: keyof BlogText) {
  return {
    name,
    value: text[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
  };
}

export function BannerFields(props: BlogFieldsProps) {
  return (
    <FieldGroup title={texts.banner}>
      <UploadField {...fieldOf(props, 'blog_image')} label={texts.image} kind="image" />
    </FieldGroup>
  );
}

/** Lengths that search engines show in full. */
const advised = { title: 60, description: 155 };

export function SearchEngineFields(props: BlogFieldsProps) {
  return (
    <FieldGroup title={texts.searchEngines}>
      <div className="fieldColumns">
        <TextField
          {...fieldOf(props, 'metaTitle')}
          label={texts.metaTitle}
          maxLength={blogKind.fields.metaTitle.limit}
          advised={advised.title}
        />
        <TextField
          {...fieldOf(props, 'canonicalLink')}
          label={texts.canonical}
          maxLength={webAddressLimit}
          placeholder="https://"
        />
        <div data-full>
          <TextField
            {...fieldOf(props, 'metaDescription')}
            label={texts.metaDescription}
            maxLength={blogKind.fields.metaDescription.limit}
            advised={advised.description}
            lines={2}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
