//! Several pages as one document: each under a heading and on paper of its own.

use crate::{Block, Page, words};

impl Page {
    /// One document of several pages; none of no pages. What is at the foot of several is there once.
    ///
    /// ```
    /// use exaequo_page::{Lang, Page};
    ///
    /// let pages = ["Open A", "Open B"].map(|title| Page::new(Lang::En, "notice", title));
    /// let document = Page::together(pages.to_vec()).unwrap();
    /// assert_eq!(document.title, "Open A and 1 other");
    /// assert!(document.to_html().contains("Open B</h2>"));
    /// assert!(Page::together(Vec::new()).is_none());
    /// ```
    pub fn together(pages: Vec<Self>) -> Option<Self> {
        let others = pages.len().checked_sub(1)?;
        let first = pages.first()?;
        if others == 0 {
            return pages.into_iter().next();
        }
        let mut document =
            Self { blocks: Vec::new(), subtitles: Vec::new(), foot: Vec::new(), ..first.clone() };
        document.title = words::together(first.lang, &first.title, others);
        for page in pages {
            document.add(page);
        }
        Some(document)
    }

    fn add(&mut self, page: Self) {
        if !self.blocks.is_empty() {
            self.blocks.push(Block::Break);
        }
        self.heading(page.title);
        self.list(page.subtitles);
        self.blocks.extend(page.blocks);
        for line in page.foot {
            if !self.foot.contains(&line) {
                self.foot.push(line);
            }
        }
    }
}
